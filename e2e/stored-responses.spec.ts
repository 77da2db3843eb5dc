import { shownPages } from '../lib/content/shown-pages.ts';
import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resourceEntries, resources } from '../lib/routes/resources.ts';
import { feed, openIds } from './support/feed.ts';
import { expect, test } from './support/test.ts';
import { answering } from './support/upstream.ts';

const LISTS = [pages.openProjects.path, '/', '/open-projects.md', resources.projectsApi.path, '/feed.json'];
const unshared: readonly string[] = [pages.contact.path, resources.mcp.path];
const TAGGED = [
  ...shownPages.map(({ path }) => path as string),
  ...resourceEntries.map(({ path }) => path as string),
  ...LISTS,
  `${pages.openProjects.path}?q=developer`,
].filter((path) => !unshared.includes(path));

test('entity tags change with the list and not with each reading; a change reaches every cached address, and an outage is never hidden by a cached response', async ({
  own,
}) => {
  const settings = { PROJECTS_FEED_REVALIDATE_SECONDS: '1', PROJECTS_FEED_MAX_STALE_SECONDS: '4' };
  let projects: readonly object[] = [{ ...feed.projects[0], name: 'Before' }];
  let readings = 0;
  // Other bytes each time; while the projects are the same, they mean the same.
  const read = () => {
    readings += 1;
    return { projects, readings };
  };
  const { site, upstream } = await own.siteWith((request, response) => answering(read())(request, response), settings);
  const get = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    return { status: response.status, tag: response.headers.get('etag'), text: await response.text() };
  };
  const tags = async () => {
    const found = [];
    for (const path of TAGGED) {
      const { status, tag } = await get(path);
      found.push([path, status, tag]);
    }
    return found;
  };
  const assignment = assignmentPath(openIds[0] ?? '');
  await expect.poll(async () => (await get(resources.ready.path)).status).toBe(200);
  // React writes the elements of a head as they come, and when a page is rendered for the first time, some wait for a module.
  await tags();
  projects = feed.projects;
  for (const path of LISTS) await expect.poll(async () => (await get(path)).text).not.toContain('Before');
  const first = await tags();
  expect(first.filter(([, status, tag]) => status === 200 && tag !== null).length).toBeGreaterThan(20);
  expect((await get(assignment)).text, 'control').not.toContain('A changed name');
  const before = readings;
  // Once another reading begins, what the one before found is shown.
  await expect.poll(() => readings).toBeGreaterThan(before + 1);
  expect(await tags()).toEqual(first);

  await test.step('a changed name', async () => {
    const [changed, ...others] = feed.projects;
    projects = [{ ...changed, name: 'A changed name' }, ...others];
    for (const path of [...LISTS, assignment]) {
      await expect.poll(async () => (await get(path)).text, { message: path }).toContain('A changed name');
    }
  });
  await test.step('an assignment removed from the feed is 404, even if its page was cached', async () => {
    projects = feed.projects.filter(({ id }) => id !== openIds[0]);
    await expect.poll(async () => (await get(assignment)).status).toBe(404);
  });
  await test.step('a feed that has failed for too long is a 502', async () => {
    upstream.behave(answering('down', 500));
    await expect.poll(async () => (await get(resources.projectsApi.path)).status).toBe(502);
  });
});
