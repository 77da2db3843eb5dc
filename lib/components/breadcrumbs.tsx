import { absoluteUrl } from '../config.ts';
import { pageEntries, pages } from '../site.ts';
import { JsonLd } from './json-ld.tsx';

/** The path from the home page to a page, for search engines (schema.org BreadcrumbList). */
export function Breadcrumbs({ path, name }: { path: string; name: string }) {
  const above = pageEntries.filter((page) => page.path === pages.home.path || path.startsWith(`${page.path}/`));
  const steps = [...above.map((page) => ({ name: page.label, path: page.path as string })), { name, path }];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: absoluteUrl(step.path),
  }));
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
