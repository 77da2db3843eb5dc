import { config } from '../config.ts';
import { pageEntries, pages } from '../site.ts';
import type { PageView } from './page.ts';

/** The way from the home page to a page below it (schema.org BreadcrumbList); none for the home page and for what is missing. */
export function breadcrumbs({ path, title, status }: PageView): object[] {
  const [own = ''] = path.split('?');
  if (status !== 200 || own === pages.home.path) return [];
  const above = pageEntries.filter((page) => page.path === pages.home.path || own.startsWith(`${page.path}/`));
  const steps = [...above.map((page) => ({ name: page.label, path: page.path as string })), { name: title, path }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: `${config().baseUrl}${step.path}`,
      })),
    },
  ];
}
