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

const jobs = {
  company: SECRET,
  jobs: [
    {
      key: 7,
      title: 'Backend & data <b>developer</b>',
      html: '&lt;p&gt;First &amp;amp; second&lt;/p&gt;&lt;ul&gt;&lt;li&gt;an item&lt;/li&gt;&lt;/ul&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      start: '2027-03-01',
      end: '2027-06-30',
      skills: ['Kotlin', 'Kafka'],
      recruiter: { name: SECRET },
    },
    { key: 8, title: 'Second', recruiter: { name: SECRET } },
  ],
};

// With `long` in place of jobs it makes a text of hundreds of megabytes.
const TRANSFORM = `{
  "company": company,
  "projects": long ? [$uppercase($join([1..20000].$$.long))] : [jobs.{
    "id": "J-" & key,
    "name": title,
    "context": html,
    "timeline": $dateRange(start, end),
    "recruiter": recruiter,
    "roles": { "title": title, "tech_stack": skills, "recruiter": recruiter.name }
  }]
}`;
const KEY = 'key-any-51d0';
const SETTINGS = {
  PROJECTS_FEED_HEADERS: JSON.stringify({ 'X-Api-Key': KEY }),
  PROJECTS_FEED_TRANSFORM: TRANSFORM,
  PROJECTS_FEED_REVALIDATE_SECONDS: '1',
  PROJECTS_FEED_MAX_STALE_SECONDS: '1',
};

// What every format makes of such texts is tested in `app/hostile-feed.test.ts`; what else a transform can do wrong, in
// `lib/feed/feed-process.test.ts`, and pages, in `feed-loader.test.ts`.
test('with a transform and a key another format becomes assignments; a transform that makes a text of hundreds of megabytes in one call is an outage with a logged reason, and meanwhile the site keeps responding', async ({
  own,
}) => {
  const { site, upstream } = await own.siteWith(answering(jobs), SETTINGS);
  const first = {
    id: 'J-7',
    name: 'Backend & data <b>developer</b>',
    context: 'First & second\n\n- an item',
    location: '',
    timeline: '1 March to 30 June 2027',
    status: '',
    roles: [{ title: 'Backend & data <b>developer</b>', tech_stack: 'Kotlin, Kafka' }],
  };
  const empty = { context: '', location: '', timeline: '', status: '', roles: [{ title: 'Second' }] };
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

  const before = upstream.requests();
  upstream.behave(answering({ long: 'a'.repeat(20_000), notes: SECRET }));
  const outage = expect.poll(() => idsOf(site), POLL).toBe(502);
  await expect.poll(() => upstream.requests(), POLL).toBeGreaterThan(before);
  expect((await get(site, resources.health.path)).status).toBe(200);
  expect(site.log(), 'it is still running').not.toContain('feed_unavailable');
  await outage;
  expect(await (await get(site, API)).text()).not.toContain(SECRET);
  expect((await get(site, pages.openProjects.path)).status).toBe(200);
  expect(site.log()).toContain('"reason":"reading and transforming the pages needs too much memory"');
  for (const words of [SECRET, KEY]) expect(site.log()).not.toContain(words);
  upstream.behave(answering(jobs));
  await expect.poll(() => idsOf(site), POLL).toEqual(['J-7', 'J-8']);
});
