import { createElement, type ReactNode } from 'react';
import Layout from '../../app/layout.tsx';
import { pageAt } from '../../app/md/page-content.ts';
import NotFound from '../../app/not-found.tsx';
import { innerHeaders } from '../../lib/http/inner-headers.ts';
import { staticHtml } from '../../lib/render/static-html.ts';
import { routeAt } from '../../lib/routes/routes.ts';
import { sent } from './next-headers.ts';

/**
 * The page at an address, with the parameters and the query that Next would
 * pass to it.
 */
async function pageElement(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const page = await pageAt(routeAt(pathname).route, pathname);
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

/**
 * The HTML of a page, or of that for a missing one, in the layout, for a
 * request with these header fields.
 */
export async function htmlAt(address: string, fields = {}): Promise<string> {
  sent.headers = { [innerHeaders.page]: address, ...fields };
  const inLayout = async (children: ReactNode) =>
    staticHtml(await Layout({ children }));
  return inLayout(await pageElement(address)).catch((error) => {
    if (!String(error).includes('404')) throw error;
    return inLayout(createElement(NotFound));
  });
}
