import { assignmentPath } from '../../lib/routes/addresses.ts';
import { markdownPath } from '../../lib/routes/markdown-path.ts';
import { pages } from '../../lib/routes/pages.ts';
import { resources } from '../../lib/routes/resources.ts';
import type { SharedSite } from '../support/shared-site.ts';
import { expect, test } from '../support/test.ts';
import { upstreamItem } from '../support/upstream-item.ts';

/** Another reader requests a page and a probe in turn while something else happens; gives the statuses of the responses. */
async function besideAReader(site: SharedSite, work: () => Promise<unknown>): Promise<readonly number[]> {
  const statuses: number[] = [];
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      for (const path of [pages.services.path, resources.health.path]) {
        const response = await fetch(`${site.url}${path}`);
        await response.arrayBuffer();
        statuses.push(response.status);
      }
    }
  };
  const reader = read();
  await work().finally(() => {
    isOver = true;
  });
  await reader;
  return [...new Set(statuses)];
}

// Each of these once ended the process, or kept it from responding for seconds. As few of each as show that.
const open = `<p>${'<b><i>'.repeat(500)}${'<p>word'.repeat(900)}</p>`;
const TEXTS: readonly (readonly [kind: string, count: number, context: string])[] = [
  ['HTML that leaves a thousand formatting elements open', 40, open],
  ['texts a little longer than the longest that is shown', 25, 'x-'.repeat(10_100)],
  ['long texts in a script without spaces', 25, '東京の鉄道網を再構築する計画'.repeat(1_450)],
  ['texts of ten thousand lines', 25, 'a\n'.repeat(10_000)],
  ['ordinary long texts', 30, 'Some ordinary words of a long text, one after the other. '.repeat(400)],
];

test('a feed of texts that take long to read is shown, and other readers get their responses while it is loaded and rendered', async ({
  site,
  show,
}) => {
  const texts = TEXTS.flatMap(([, count, context]) => Array.from({ length: count }, () => context));
  const items = texts.map((context, at) => upstreamItem(`A-${at}`, { context: `${at} ${context}` }));
  expect(await besideAReader(site, () => show(items))).toEqual([200]);
  const read = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Assignment A-7')]);
  };
  expect(
    await besideAReader(site, async () => {
      for (const { path } of [resources.atomFeed, resources.jsonFeed, resources.projectsApi]) await read(path);
      await read(markdownPath(pages.openProjects.path));
      await read(pages.openProjects.path);
      await read(assignmentPath('A-7'));
    }),
  ).toEqual([200]);
});
