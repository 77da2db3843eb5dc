import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { pathPattern } from '@/lib/routes/route.ts';
import { routes } from '@/lib/routes/routes.ts';

export type PageParams = Readonly<Record<string, string | string[] | undefined>>;
type PageProps = { readonly params: Promise<PageParams>; readonly searchParams: Promise<PageParams> };

/** The exports of a `page.tsx`, as documented by Next. */
type PageModule = {
  readonly default: (props: PageProps) => ReactNode | Promise<ReactNode>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (props: PageProps, parent: Promise<Metadata>) => Metadata | Promise<Metadata>;
};

/** A page, and the parameters that its route takes from the path. */
export type PageAt = { readonly module: PageModule; readonly params: PageParams };

/** Pages that are not in the table of routes and yet have markdown, by their folders below `app`. */
const UNLISTED: readonly string[] = [];

const rows = [...routes.flatMap(({ kind, path }) => (kind === 'page' ? [path] : [])), ...UNLISTED].map((path) => ({
  path,
  pattern: pathPattern(path),
}));

// The folder of a page is the path of its route. The bundler includes every file that the second address may be.
const moduleOf = (path: string): Promise<PageModule> =>
  path === '/' ? import('../page.tsx') : import(/* @vite-ignore */ `../${path.slice(1)}/page.tsx`);

/** The page at a path; `null` if there is none. */
export async function pageModuleAt(path: string): Promise<PageAt | null> {
  for (const { path: route, pattern } of rows) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      route.includes(`[...${name}]`) ? value.split('/') : value,
    ]);
    return { module: await moduleOf(route), params: Object.fromEntries(params) };
  }
  return null;
}
