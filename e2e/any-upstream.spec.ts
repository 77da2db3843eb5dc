import { assignmentPath } from '../lib/addresses.ts';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { answering, startUpstream, type Upstream } from './support/upstream.ts';

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

// With `text` in place of jobs it runs without end; with `long` it makes a text of hundreds of megabytes.
const TRANSFORM = `{
  "company": company,
  "projects": text ? [$match(text, /^(a+)+$/)] : long ? [$uppercase($join([1..20000].$$.long))] : [jobs.{
    "id": "J-" & key,
    "name": title,
    "context": html,
    "timeline": $dateRange(start, end),
    "recruiter": recruiter,
    "roles": { "title": title, "tech_stack": skills, "recruiter": recruiter.name }
  }]
}`;
const KEY = 'key-any-51d0';
const TOO_MUCH = 'reading and transforming the pages needs too much memory';

test.describe('with a transform and a key', () => {
  let upstream: Upstream;
  let site: Site;
  test.beforeAll(async () => {
    upstream = await startUpstream(answering(jobs));
    site = await startSite({
      PROJECTS_FEED_URL: upstream.url,
      PROJECTS_FEED_HEADERS: JSON.stringify({ 'X-Api-Key': KEY }),
      PROJECTS_FEED_TRANSFORM: TRANSFORM,
      PROJECTS_FEED_REVALIDATE_SECONDS: '1',
      PROJECTS_FEED_MAX_STALE_SECONDS: '1',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await upstream.stop();
  });

  test('the transform turns another format into assignments, in every format of the site, and lets nothing private through', async () => {
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
    const results = await Promise.all(
      [
        ...[pages.home.path, pages.openProjects.path, assignmentPath('J-7'), assignmentPath('J-8')].flatMap((path) => [
          get(site, path),
          get(site, path, 'text/markdown'),
        ]),
        ...[resources.atomFeed.path, resources.jsonFeed.path, API].map((path) => get(site, path)),
      ].map(async (answer) => (await answer).text()),
    );
    const tools = [
      await callTool(site.url, 'list_open_assignments'),
      await callTool(site.url, 'get_assignment', { id: 'J-8' }),
    ];
    const all = [...results, JSON.stringify(tools)].join('\n');
    expect(all).not.toContain(SECRET);
    // JSON has the name unchanged; on a page it is escaped.
    expect(await (await get(site, assignmentPath('J-7'))).text()).not.toContain('<b>developer');
    expect(all).not.toContain('alert(1)');
    const second = await (await get(site, assignmentPath('J-8'), 'text/markdown')).text();
    expect(second.match(/not stated/g)?.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(tools[1])).toContain('location: not stated');
  });

  // What else a transform can do wrong is tested in `lib/feed/feed-process.test.ts`, and pages in `feed-loader.test.ts`.
  for (const [title, fields, reason] of [
    ['does not end', { text: `${'a'.repeat(40)}!` }, 'the transform gave no result in time'],
    ['makes a text of hundreds of megabytes in one call', { long: 'a'.repeat(20_000) }, TOO_MUCH],
  ] as const) {
    test(`a transform that ${title} is an outage with a logged reason, and meanwhile the site keeps responding`, async () => {
      const [before, from] = [upstream.requests(), site.log().length];
      upstream.behave(answering({ ...fields, notes: SECRET }));
      const outage = expect.poll(() => idsOf(site), POLL).toBe(502);
      await expect.poll(() => upstream.requests(), POLL).toBeGreaterThan(before);
      expect((await get(site, resources.health.path)).status).toBe(200);
      expect(site.log().slice(from), 'it is still running').not.toContain('feed_unavailable');
      await outage;
      expect(await (await get(site, API)).text()).not.toContain(SECRET);
      expect((await get(site, pages.openProjects.path)).status).toBe(200);
      expect(site.log().slice(from)).toContain(`"reason":"${reason}"`);
      for (const words of [SECRET, KEY]) expect(site.log()).not.toContain(words);
      upstream.behave(answering(jobs));
      await expect.poll(() => idsOf(site), POLL).toEqual(['J-7', 'J-8']);
    });
  }
});
