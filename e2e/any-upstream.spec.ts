import { expect, test } from 'playwright/test';
import { assignmentPath, pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { type Site, startSite } from './support/site.ts';
import { answering, type Behaviour, startUpstream, type Upstream } from './support/upstream.ts';

const SECRET = 'PRIVATE-any-51d0';
const API = resources.projectsApi.path;

type Line = { readonly event: string; readonly reason?: string };
const linesOf = (site: Site) =>
  site
    .log()
    .split('\n')
    .flatMap((line) => (line.startsWith('{"time"') ? [JSON.parse(line) as Line] : []));
const lastReason = (site: Site) => linesOf(site).findLast(({ event }) => event === 'feed_unavailable')?.reason;
const get = (site: Site, path: string, accept = 'text/html') =>
  fetch(`${site.url}${path}`, { headers: { Accept: accept } });
const listed = async (site: Site) => (await (await get(site, API)).json()) as { id: string }[];

async function withSite(
  first: Behaviour,
  settings: Readonly<Record<string, string>>,
  use: (site: Site, upstream: Upstream) => Promise<void>,
) {
  const upstream = await startUpstream(first);
  const site = await startSite({ PROJECTS_FEED_URL: upstream.url, PROJECTS_FEED_REVALIDATE_SECONDS: '1', ...settings });
  try {
    await use(site, upstream);
    expect(site.log()).not.toContain(SECRET);
  } finally {
    await site.stop();
    await upstream.stop();
  }
}

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

const TRANSFORM = `{
  "company": company,
  "projects": [jobs.{
    "id": "J-" & key,
    "name": title,
    "context": html,
    "timeline": $dateRange(start, end),
    "recruiter": recruiter,
    "roles": { "title": title, "tech_stack": skills, "recruiter": recruiter.name }
  }]
}`;

test('a transform turns another format into assignments, in every format of the site, and lets nothing private through', {
  tag: '@layer',
}, async () => {
  await withSite(answering(jobs), { PROJECTS_FEED_TRANSFORM: TRANSFORM }, async (site) => {
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
    expect(await listed(site)).toEqual([first, { id: 'J-8', name: 'Second', ...empty }]);
    const results = await Promise.all(
      [
        ...[pages.home.path, pages.openProjects.path, assignmentPath('J-7'), assignmentPath('J-8')].flatMap((path) => [
          get(site, path),
          get(site, path, 'text/markdown'),
        ]),
        ...[resources.atomFeed.path, resources.jsonFeed.path, resources.llmsFullTxt.path, API].map((path) =>
          get(site, path),
        ),
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
});

test('a list that deviates from the format is shown as far as it is unambiguous, and the log names every deviation', async () => {
  const items = [
    { id: 'bare', name: 'Only a name' },
    {
      id: 'listed',
      name: 'N',
      context: '<p>One</p><p>Two</p>',
      roles: [{ title: 'T', tech_stack: ['Go', 'Rust'] }, {}],
    },
    { id: 'nameless', context: SECRET },
    { id: { of: SECRET }, name: SECRET },
    SECRET,
    { id: 'bare', name: SECRET },
  ];
  await withSite(answering(items), {}, async (site) => {
    const empty = { context: '', location: '', timeline: '', status: '', roles: [] };
    expect(await listed(site)).toEqual([
      { id: 'bare', name: 'Only a name', ...empty },
      { ...empty, id: 'listed', name: 'N', context: 'One\n\nTwo', roles: [{ title: 'T', tech_stack: 'Go, Rust' }] },
    ]);
    expect(linesOf(site)).toContainEqual(
      expect.objectContaining({
        event: 'feed_items_dropped',
        kept: 2,
        invalid: 3,
        duplicates: 1,
        reasons: [
          'item 2 (nameless): name is missing',
          'item 3: id is not a text',
          'item 4: item is not an object',
          'item 5 (bare): id is that of an item before it',
        ],
      }),
    );
    expect(linesOf(site)).toContainEqual(
      expect.objectContaining({ event: 'feed_fields_ignored', reasons: ['item 1 (listed): roles.1.title is missing'] }),
    );
  });
});

const hostile: readonly (readonly [string, string, RegExp])[] = [
  ['a catastrophic regular expression', '[$match(text, /^(a+)+$/)]', /^the transform gave no result in time$/],
  ['recursion without end', '($f := function($n) { $f($n + 1) }; $f(1))', /^the transform gave no result in time$/],
  ['deep recursion', '($f := function($n) { 1 + $f($n + 1) }; $f(1))', /^the transform recurses without end$/],
  ['too much memory', '[1..40].[1..1000000]', /^the transform needs too much memory$|in time$/],
  [
    'huge output',
    '[$pad("", 4999990, "x"), $pad("", 4999990, "y")]',
    /^what the transform gives is larger than \d+ bytes$/,
  ],
  ['data that it fails on', '[text + 1]', /^the transform failed \(T2001, line 1, column \d+\)$/],
  ['an error that repeats the data', '$error(text)', /^the transform failed \(D3137, line 1, column \d+\)$/],
  ['another shape', '{ "jobs": text }', /^the body is neither an array nor an object with an array "projects"$/],
];

for (const [title, transform, reason] of hostile) {
  test(`a transform with ${title} is an outage with a logged reason, and the site keeps responding`, async () => {
    const text = `${'a'.repeat(40)}! ${SECRET}`;
    const settings = { PROJECTS_FEED_TRANSFORM: transform, PROJECTS_FEED_TRANSFORM_TIMEOUT_SECONDS: '6' };
    await withSite(answering({ text }), settings, async (site) => {
      const api = get(site, API);
      // The transform runs on its own thread, so requests are still served.
      expect((await get(site, resources.health.path)).status).toBe(200);
      expect((await api).status).toBe(502);
      expect(await (await api).text()).not.toContain(SECRET);
      await expect.poll(() => lastReason(site)).toMatch(reason);
      expect((await get(site, pages.openProjects.path)).status).toBe(200);
    });
  });
}

test('an invalid transform stops the start, with the position of the error', async () => {
  const start = startSite({ PROJECTS_FEED_TRANSFORM: '[\n  jobs.{ "id" key }\n]' });
  await expect(start).rejects.toThrow(/PROJECTS_FEED_TRANSFORM: expected a JSONata expression; at line 2, column \d+/);
});

test('the pages of a feed are read as a whole: all of them, or it is an outage', async () => {
  const item = (id: string) => ({ id, name: `Name of ${id}` });
  let second: Behaviour = answering([item('B')], 200, { ETag: '"2"' });
  const keys: unknown[] = [];
  const validators: unknown[] = [];
  const paged: Behaviour = (request, response) => {
    keys.push(request.headers['x-api-key']);
    validators.push(request.headers['if-none-match']);
    if (request.url !== '/feed.json') return second(request, response);
    const headers = { ETag: '"1"', Link: '</two>; rel="next"' };
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304, headers).end();
    answering([item('A')], 200, headers)(request, response);
  };
  const settings = { PROJECTS_FEED_HEADERS: `{"X-Api-Key":"${SECRET}"}`, PROJECTS_FEED_MAX_STALE_SECONDS: '2' };
  await withSite(paged, settings, async (site, upstream) => {
    const ids = async () => (await listed(site)).map(({ id }) => id);
    expect(await ids()).toEqual(['A', 'B']);
    expect(keys).toEqual([SECRET, SECRET]);
    await test.step('an unchanged page is revalidated with a 304 and kept', async () => {
      const asked = async () => {
        expect(await ids()).toEqual(['A', 'B']);
        return validators;
      };
      await expect.poll(asked).toContain('"1"');
    });
    const outages: readonly (readonly [string, Behaviour, RegExp])[] = [
      ['half a list', answering(SECRET, 500), /^answered with status 500$/],
      ['a loop', answering([item('B')], 200, { Link: '</feed.json>; rel="next"' }), /round in a circle$/],
      ['another origin', answering({ projects: [], next: 'http://127.0.0.1:9/' }), /on another origin$/],
    ];
    for (const [title, behave, reason] of outages) {
      await test.step(title, async () => {
        second = behave;
        await expect.poll(async () => (await get(site, API)).status).toBe(502);
        expect(lastReason(site)).toMatch(reason);
        second = answering([item('C')]);
        await expect.poll(async () => (await get(site, API)).status).toBe(200);
        expect(await ids()).toEqual(['A', 'C']);
      });
    }
    upstream.behave(answering([item('D')]));
    await expect.poll(ids).toEqual(['D']);
  });
});
