import { assignmentPath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering } from './support/upstream.ts';

const SECRET = 'PRIVATE-any-51d0';
const API = resources.projectsApi.path;

const get = (site: Site, path: string, accept = 'text/html') =>
  fetch(`${site.url}${path}`, { headers: { Accept: accept } });
const POLL = { intervals: [100] };
const idsOf = async (site: Site) => {
  const answer = await get(site, API);
  return answer.ok ? ((await answer.json()) as { id: string }[]).map(({ id }) => id) : answer.status;
};

const offer = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, status: 'published', kind: 'job', careers_url: 'https://jobs.example/', recruiter: { name: SECRET } },
  ...more,
});
const offers = {
  company: SECRET,
  offers: [
    offer('J-7', 'Backend & data <b>developer</b>', {
      description:
        '&lt;p&gt;First &amp;amp; second&lt;/p&gt;&lt;ul&gt;&lt;li&gt;an item&lt;/li&gt;&lt;/ul&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      salary: { min: 60, max: 60, currency: 'EUR', period: 'hour' },
    }),
    offer('J-8', 'Second'),
    offer('J-9', SECRET, { status: 'draft' }),
  ],
};
const KEY = 'key-any-51d0';
const SETTINGS = {
  PROJECTS_FEED_HEADERS: JSON.stringify({ 'X-Api-Key': KEY }),
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_MAX_STALE_SECONDS: '1',
};

// What every format makes of such texts is tested in `app/hostile-feed.test.ts`, and pages, in `lib/feed/feed-loader.test.ts`.
test('what a recruiting system sends becomes assignments without what is private; an answer that is none is an outage with a logged reason', async ({
  own,
}) => {
  const { site, upstream } = await own.siteWith(answering(offers), SETTINGS);
  const first = {
    id: 'J-7',
    name: 'Backend & data <b>developer</b>',
    context: 'First & second\n\n- an item',
    location: '',
    timeline: '',
    status: 'Open',
    roles: [{ title: 'Backend & data <b>developer</b>', price: '60 EUR per hour' }],
  };
  const empty = { context: '', location: '', timeline: '', status: 'Open', roles: [{ title: 'Second' }] };
  expect(await (await get(site, API)).json()).toEqual([first, { id: 'J-8', name: 'Second', ...empty }]);
  expect(upstream.received().at(-1)?.headers).toMatchObject({ 'x-api-key': KEY });
  const page = await (await get(site, assignmentPath('J-7'))).text();
  for (const words of ['<b>developer', 'alert(1)']) expect(page).not.toContain(words);
  const lists = [pages.home, pages.openProjects, resources.atomFeed, resources.jsonFeed].map(({ path }) => path);
  for (const path of [...lists, assignmentPath('J-8'), assignmentPath('J-7')]) {
    for (const accept of ['text/html', 'text/markdown']) {
      expect(await (await get(site, path, accept)).text(), path).not.toContain(SECRET);
    }
  }
  const second = await (await get(site, assignmentPath('J-8'), 'text/markdown')).text();
  expect(second.match(/not stated/g)?.length).toBeGreaterThanOrEqual(5);

  upstream.behave(answering({ error: SECRET }));
  await expect.poll(() => idsOf(site), POLL).toBe(502);
  expect((await get(site, resources.health.path)).status).toBe(200);
  expect(await (await get(site, API)).text()).not.toContain(SECRET);
  expect((await get(site, pages.openProjects.path)).status).toBe(200);
  expect(site.log()).toContain('"reason":"the body is neither an array');
  for (const words of [SECRET, KEY]) expect(site.log()).not.toContain(words);
  upstream.behave(answering(offers));
  await expect.poll(() => idsOf(site), POLL).toEqual(['J-7', 'J-8']);
});
