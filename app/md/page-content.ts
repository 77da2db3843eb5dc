import type { Metadata } from 'next';
import { createElement, type ReactNode } from 'react';
import { absoluteUrl } from '@/lib/config/config.ts';
import { bodyToMarkdown } from '@/lib/render/markdown.ts';
import { pathPattern, type Route } from '@/lib/routes/route.ts';
import * as notFoundPage from '../not-found.tsx';

type PageParams = Readonly<Record<string, string | string[] | undefined>>;
type PageProps = {
  readonly params: Promise<PageParams>;
  readonly searchParams: Promise<PageParams>;
};

/** The exports of a `page.tsx`, as documented by Next. */
type PageModule = {
  readonly default: (props: PageProps) => ReactNode | Promise<ReactNode>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (
    props: PageProps,
    parent: Promise<Metadata>,
  ) => Metadata | Promise<Metadata>;
};

/** A page, and the parameters in its path, as they are in the address. */
type Page = {
  readonly module: PageModule;
  readonly params: Readonly<Record<string, string>>;
};

const NOT_FOUND: Page = { module: notFoundPage, params: {} };

// The bundler includes every file that the second address may be.
const moduleIn = (folder: string): Promise<PageModule> =>
  folder === ''
    ? import('../page.tsx')
    : import(/* @vite-ignore */ `../${folder}/page.tsx`);

/** The page at a path of a route; the 404 page if it has none. */
export async function pageAt(
  { kind, path: pattern }: Route,
  path: string,
): Promise<Page> {
  if (kind !== 'page') return NOT_FOUND;
  const folder = pattern.slice(1).replace(/:(\w+)/g, '[$1]');
  return {
    module: await moduleIn(folder),
    params: pathPattern(pattern).exec(path)?.groups ?? {},
  };
}

/** The status of a page, its metadata, and its body as markdown. */
async function contentOf(
  { module, params }: Page,
  path: string,
  query: PageParams,
) {
  const { default: Component, metadata, generateMetadata } = module;
  const searchParams = Promise.resolve(query);
  // Next decodes the parameters for metadata alone.
  const decoded = Object.entries(params).map(([name, text]) => [
    name,
    decodeURIComponent(text),
  ]);
  const ofMetadata = Promise.resolve(Object.fromEntries(decoded));
  const generated = await generateMetadata?.(
    { params: ofMetadata, searchParams },
    Promise.resolve({}),
  );
  const props = { params: Promise.resolve(params), searchParams };
  const body = createElement(Component, props);
  return {
    status: module === notFoundPage ? 404 : 200,
    metadata: generated ?? metadata ?? {},
    body: await bodyToMarkdown(body, absoluteUrl(path)),
  };
}

// The error that notFound() throws. Next has no public name for it.
const isNotFound = (error: unknown) =>
  error instanceof Error &&
  'digest' in error &&
  error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';

/**
 * The metadata of the page at a path and its body as markdown, from the same
 * component and metadata as its HTML, or those of the 404 page, with its
 * status.
 */
export async function pageContent(
  route: Route,
  path: string,
  query: PageParams,
) {
  const page = await pageAt(route, path);
  try {
    return await contentOf(page, path, query);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return contentOf(NOT_FOUND, path, query);
  }
}
