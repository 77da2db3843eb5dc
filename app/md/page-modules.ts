import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { messageSent, pages } from '@/lib/routes/pages.ts';
import { pathPattern } from '@/lib/routes/route.ts';
import { assignment } from '@/lib/routes/routes.ts';

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

/**
 * The module of every page, by the path of its route. Next has no way to ask for the module of a page, so a page needs a line
 * here to have markdown; a fixed path comes before a pattern that matches it.
 */
export const pageModules: Readonly<Record<string, unknown>> = {
  [pages.home.path]: await import('../page.tsx'),
  [pages.openProjects.path]: await import('../open-projects/page.tsx'),
  [assignment.path]: await import('../open-projects/[id]/page.tsx'),
  [pages.services.path]: await import('../services/page.tsx'),
  [pages.professionals.path]: await import('../professionals/page.tsx'),
  [pages.about.path]: await import('../about/page.tsx'),
  [pages.contact.path]: await import('../contact/page.tsx'),
  [messageSent.path]: await import('../contact/sent/page.tsx'),
  [pages.docs.path]: await import('../docs/page.tsx'),
  [pages.privacy.path]: await import('../privacy/page.tsx'),
  [pages.legal.path]: await import('../legal/page.tsx'),
};

const rows = Object.entries(pageModules).map(([path, module]) => ({ path, pattern: pathPattern(path), module }));

/** The page at a path; `null` if there is none. */
export function pageModuleAt(path: string): PageAt | null {
  for (const { path: route, pattern, module } of rows) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      route.includes(`[...${name}]`) ? value.split('/') : value,
    ]);
    // Each page names the parameters of its own route, so their types differ.
    return { module: module as PageModule, params: Object.fromEntries(params) };
  }
  return null;
}
