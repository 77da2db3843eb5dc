import { assignmentPath } from '../../lib/routes/addresses.ts';
import { markdownPath, pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import { manyAssignments } from '../support/many-assignments.ts';
import { callTool } from '../support/mcp-wire.ts';
import { expect, test } from '../support/test.ts';
import { upstreamItem } from '../support/upstream-item.ts';

const list = pages.openProjects.path;

// Each of these once ended the process, or kept it from responding for seconds:
// elements left open, a text longer than is shown, one without spaces, ten
// thousand lines, and ordinary words.
const TEXTS = [
  `<p>${'<b><i>'.repeat(500)}${'<p>word'.repeat(900)}</p>`,
  'x-'.repeat(10_100),
  '東京の鉄道網を再構築する計画'.repeat(1_450),
  'a\n'.repeat(10_000),
  'Some ordinary words of a long text, one after the other. '.repeat(400),
];
const OF_EACH = 30;

test('a feed of texts that take long to read is shown, and other readers are served while it is loaded and rendered', async ({
  site,
  show,
}) => {
  const texts = TEXTS.flatMap((context) =>
    Array.from({ length: OF_EACH }, () => context),
  );
  let isOver = false;
  const others = async () => {
    while (!isOver)
      for (const path of [pages.services.path, resources.health.path])
        expect((await fetch(`${site.url}${path}`)).status).toBe(200);
  };
  const reads = async () => {
    await show(
      texts.map((context, at) =>
        upstreamItem(`A-${at}`, { context: `${at} ${context}` }),
      ),
    );
    const { atomFeed, jsonFeed, projectsApi } = resources;
    const paths = [
      ...[atomFeed, jsonFeed, projectsApi].map(({ path }) => path),
      list,
      markdownPath(list),
    ];
    for (const path of [...paths, assignmentPath('A-7')])
      expect(await (await fetch(`${site.url}${path}`)).text(), path).toContain(
        'Assignment A-7',
      );
  };
  await Promise.all([others(), reads().finally(() => (isOver = true))]);
});

test('no page and no result of a tool grows with ten thousand assignments', async ({
  show,
  request,
  site,
}) => {
  test.slow();
  // Short texts: how long the site reads them is measured by `npm run bench`.
  await show(
    manyAssignments(10_000).map((assignment) => ({
      ...assignment,
      context: '',
      timeline: '',
    })),
  );
  for (const query of ['', '?technology=Python', '?q=kafka&page=2']) {
    const text = await (await request.get(`${list}${query}`)).text();
    expect(text.length, query).toBeLessThan(400_000);
  }
  const args = { q: 'developer', limit: 100 };
  const result = await callTool(site.url, 'list_open_assignments', args);
  expect(JSON.stringify(result).length).toBeLessThan(100_000);
});
