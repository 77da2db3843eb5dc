import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export type PageParams = Readonly<Record<string, string | string[] | undefined>>;
type Asked = { readonly params: Promise<PageParams>; readonly searchParams: Promise<PageParams> };

/** The exports of a `page.tsx`, as documented by Next. */
type PageModule = {
  readonly default: (asked: Asked) => ReactNode | Promise<ReactNode>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (asked: Asked, parent: Promise<Metadata>) => Metadata | Promise<Metadata>;
};

/** A page, and the parameters its folders extract from the path. */
export type PageAt = { readonly module: PageModule; readonly params: PageParams };

const modules = import.meta.glob<PageModule>('../**/page.tsx', { eager: true });

/** The segments of a page's address, by its folders: `[id]`, `[...path]`; route groups in parentheses add none. */
const segmentsOf = (file: string) =>
  file
    .split('/')
    .slice(1, -1)
    .filter((segment) => !/^\(.*\)$/.test(segment));

const files = Object.entries(modules)
  .map(([file, module]) => ({ segments: segmentsOf(file), module }))
  // A named folder takes precedence over a dynamic one, as in Next.
  .sort((a, b) => a.segments.join('/').replaceAll('[', '~').localeCompare(b.segments.join('/').replaceAll('[', '~')));

function paramsOf(pattern: readonly string[], segments: readonly string[]): PageParams | null {
  const [first, ...rest] = pattern;
  const [segment, ...others] = segments;
  if (first === undefined) return segment === undefined ? {} : null;
  const [, several, name] = /^\[{1,2}(\.\.\.)?([^\]]+)\]{1,2}$/.exec(first) ?? [];
  if (several && name) return segment === undefined && !first.startsWith('[[') ? null : { [name]: [...segments] };
  if (segment === undefined || (name === undefined && first !== segment)) return null;
  const more = paramsOf(rest, others);
  return more && (name === undefined ? more : { [name]: segment, ...more });
}

/** The page at a path; `null` if Next has none. */
export function pageModuleAt(path: string): PageAt | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  for (const { segments: pattern, module } of files) {
    const params = paramsOf(pattern, segments);
    if (params !== null) return { module, params };
  }
  return null;
}
