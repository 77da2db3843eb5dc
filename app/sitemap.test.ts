import { expect, it } from 'vitest';
import { showProjects } from '../e2e/support/hold-projects.ts';
import { project } from '../e2e/support/project.ts';
import { shownPages } from '../lib/content/pages.ts';
import sitemap from './sitemap.ts';

it('the sitemap has every page, and every assignment with the date of its last change if the feed states one', async () => {
  showProjects([
    project('Ä 1&2'),
    project('posted', { posted: '2026-11-03' }),
    project('changed', {
      posted: '2026-11-03',
      updated: '2026-11-05T08:00:00+01:00',
    }),
  ]);
  const at = (path: string) => ({ url: `https://consulting.example${path}` });
  expect(await sitemap()).toEqual([
    ...shownPages.map(({ path }) => at(path)),
    { ...at('/open-projects/%C3%84%201%262'), lastModified: '' },
    { ...at('/open-projects/posted'), lastModified: '2026-11-03' },
    {
      ...at('/open-projects/changed'),
      lastModified: '2026-11-05T08:00:00+01:00',
    },
  ]);
});
