import { createElement, type ReactNode } from 'react';
import Layout from '../../app/layout.tsx';
import { pageAt } from '../../app/md/page-content.ts';
import { staticHtml } from '../../lib/render/static-html.ts';
import { routeAt } from '../../lib/routes/routes.ts';

/**
 * The page at an address, with the parameters and the query that Next would
 * pass to it.
 */
export async function pageElement(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const page = await pageAt(routeAt(pathname).route, pathname);
  if (page === null) throw new Error(`expected a page at ${address}`);
  const query = Promise.resolve(Object.fromEntries(searchParams));
  return createElement(page.module.default, {
    params: Promise.resolve(page.params),
    searchParams: query,
  });
}

/**
 * The HTML of a page without its layout. What Next makes of the metadata is
 * tested in a browser.
 */
export const pageHtml = async (address: string): Promise<string> =>
  staticHtml(await pageElement(address));

/** The HTML of what is given, in the layout. */
export const inLayout = async (children: ReactNode): Promise<string> =>
  staticHtml(await Layout({ children }));
