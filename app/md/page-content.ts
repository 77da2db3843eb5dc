import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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

/**
 * Pages that are not in the table of routes and yet have markdown, by their
 * folders below `app`.
 */
const UNLISTED: readonly string[] = [];

// The bundler includes every file that the second address may be.
const moduleIn = (folder: string): Promise<PageModule> =>
  folder === '/'
    ? import('../page.tsx')
    : import(/* @vite-ignore */ `../${folder.slice(1)}/page.tsx`);

/** The parameters that a page's folder takes from a path, each as `read`. */
function paramsOf(
  folder: string,
  path: string,
  read = (text: string) => text,
): PageParams {
  const groups = pathPattern(folder).exec(path)?.groups ?? {};
  const params = Object.entries(groups).map(([name, value]) => [
    name,
    folder.includes(`[...${name}]`)
      ? value.split('/').map((part) => read(part))
      : read(value),
  ]);
  return Object.fromEntries(params);
}

/**
 * A page, and the parameters that its folder takes from a path: as they are in
 * the address, which pages get, and decoded, which metadata functions get.
 */
type Page = {
  readonly module: PageModule;
  readonly params: PageParams;
  readonly decoded: PageParams;
};

/** The page at a path of a route, with its parameters; `null` for no page. */
export async function pageAt(
  { kind, path: folderOfPage }: Route,
  path: string,
): Promise<Page | null> {
  const folder =
    kind === 'page'
      ? folderOfPage
      : UNLISTED.find((route) => pathPattern(route).test(path));
  if (folder === undefined) return null;
  return {
    module: await moduleIn(folder),
    params: paramsOf(folder, path),
    decoded: paramsOf(folder, path, decodeURIComponent),
  };
}

async function contentOf(
  { module, params, decoded }: Page,
  path: string,
  query: PageParams,
) {
  const { default: Component, metadata, generateMetadata } = module;
  const searchParams = Promise.resolve(query);
  const generated = await generateMetadata?.(
    { params: Promise.resolve(decoded), searchParams },
    Promise.resolve({}),
  );
  const props = { params: Promise.resolve(params), searchParams };
  const body = createElement(Component, props);
  return {
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
    if (page === null) notFound();
    const content = await contentOf(page, path, query);
    return { status: 200, ...content };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const missing = { module: notFoundPage, params: {}, decoded: {} };
    const content = await contentOf(missing, path, query);
    return { status: 404, ...content };
  }
}
