import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pathPattern } from '@/lib/routes/route.ts';
import { routeAt } from '@/lib/routes/routes.ts';

export type PageParams = Readonly<
  Record<string, string | string[] | undefined>
>;
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

/** A page, and the parameters that its route takes from the path. */
export type PageAt = {
  readonly module: PageModule;
  readonly params: PageParams;
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

/**
 * The page at a path; `null` if there is none. Its folder is the path of its
 * route.
 */
export async function pageModuleAt(path: string): Promise<PageAt | null> {
  const { route } = routeAt(path);
  const folder =
    route.kind === 'page'
      ? route.path
      : UNLISTED.find((route) => pathPattern(route).test(path));
  if (folder === undefined) return null;
  const params = Object.entries(
    pathPattern(folder).exec(path)?.groups ?? {},
  ).map(([name, value]) => [
    name,
    folder.includes(`[...${name}]`) ? value.split('/') : value,
  ]);
  return { module: await moduleIn(folder), params: Object.fromEntries(params) };
}
