import { expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { shownPages } from '../content/pages.ts';
import { createProjectList } from '../projects/project-list.ts';
import { sitemapXml } from './sitemap.ts';

it('the sitemap has every page, and every assignment with the date of its last change if the feed states one', () => {
  const data = createProjectList([
    project('Ä 1'),
    project('posted', { posted: '2026-11-03' }),
    project('changed', { posted: '2026-11-03', updated: '2026-11-05T08:00:00+01:00' }),
  ]);
  const xml = sitemapXml({ state: 'current', snapshot: { data, readAt: new Date() } });
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, url, date]) => [
    url,
    date,
  ]);
  const at = (path: string, date?: string) => [`https://consulting.example${path}`, date];
  expect(urls).toEqual([
    ...shownPages.map(({ path }) => at(path)),
    at('/open-projects/%C3%84%201'),
    at('/open-projects/posted', '2026-11-03'),
    at('/open-projects/changed', '2026-11-05T08:00:00+01:00'),
  ]);
});
