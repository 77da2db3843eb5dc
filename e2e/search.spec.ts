import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { markdownPath } from '../lib/addresses.ts';
import { pages, resources } from '../lib/site.ts';
import { withMcpClient } from './support/mcp-client.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

type Listed = { total: number; nearest?: { url: string }[] };

test('matches are marked on the page, and markdown has them as plain text', async ({ page, request }) => {
  await page.goto(`${list}?q=kubern`);
  expect(new Set(await page.locator('article mark').allTextContents())).toEqual(new Set(['Kubernetes']));
  const markdown = await (await request.get(`${markdownPath(list)}?q=kubern`)).text();
  expect(markdown).toContain('Kubernetes');
  expect(markdown).toContain('| Platform engineer: Kubernetes');
  expect(markdown).not.toMatch(/_Kubernetes_|<mark>/);
  await page.goto(list);
  await expect(page.locator('mark')).toHaveCount(0);
});

test('of an assignment with many roles, those that match are shown first', async ({ page }) => {
  const first = page.getByRole('article').filter({ hasText: 'and one more role' }).getByRole('listitem').first();
  await page.goto(list);
  await expect(first).toContainText('Data engineer');
  await page.goto(`${list}?role=site+reliability`);
  await expect(first).toContainText('Site reliability engineer');
});

test('the remote filter has four values, each with the number of assignments it shows', async ({ page }) => {
  await page.goto(list);
  const options = await page.getByLabel('Remote').locator('option').allTextContents();
  expect(options.map((option) => option.replace(/ \(\d+\)$/, '')).sort()).toEqual(
    ['Any', 'Fully remote', 'Not stated', 'On site', 'Partly remote'].sort(),
  );
  const all = options.reduce((sum, option) => sum + Number(/\((\d+)\)/.exec(option)?.[1] ?? 0), 0);
  await expect(page.getByText(`${all} open assignments`).first()).toBeVisible();
  await page.goto(`${list}?remote=partly`);
  const [, partly] = /Partly remote \((\d+)\)/.exec(options.join()) ?? [];
  await expect(page.getByRole('article')).toHaveCount(Number(partly));
});

test('when nothing is found every format says so and suggests what to do', async ({ page, request, site }) => {
  const q = 'kubbernetis';
  await page.goto(`${list}?q=${q}`);
  await expect(page.getByText('Did you mean kubernetes?')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Open now|Closest matches/ })).toBeVisible();
  expect(await page.locator('.assignment-links li').count()).toBe(3);
  const markdown = await (await request.get(`${markdownPath(list)}?q=${q}`)).text();
  expect(markdown).toContain(`Did you mean [kubernetes](${site.url}${list}?q=kubernetes)`);
  for (const [path, entries] of [
    [resources.atomFeed.path, (text: string) => parseAtomFeed(text).entries ?? []],
    [resources.jsonFeed.path, (text: string) => parseJsonFeed(text).items ?? []],
  ] as const) {
    const response = await request.get(`${path}?q=${q}`);
    expect(response.status()).toBe(200);
    expect(entries(await response.text())).toEqual([]);
  }
  await withMcpClient(site.url, async (client) => {
    const { structuredContent, content } = await client.callTool({
      name: 'list_open_assignments',
      arguments: { q, location: 'Hamburg' },
    });
    const { total, nearest } = structuredContent as Listed;
    expect(total).toBe(0);
    expect(nearest?.length).toBeGreaterThan(0);
    expect(JSON.stringify(content)).toContain('Matches with this filter or word removed: q: 1');
  });
  await page.getByRole('link', { name: 'kubernetes' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a parameter without effect is named with what is allowed, in every format, and the rest applies', async ({
  site,
}) => {
  const path = 'open-projects?tech=Java&remote=moon&technology=kafka&utm_source=x';
  const [html, markdown, feed, plain] = await Promise.all([
    fetch(`${site.url}/${path}`).then((response) => response.text()),
    fetch(`${site.url}/${path}`, { headers: { Accept: 'text/markdown' } }).then((response) => response.text()),
    fetch(`${site.url}/${path.replace('open-projects', 'feed.json')}`).then((response) => response.text()),
    fetch(`${site.url}/open-projects?technology=kafka&utm_source=x`).then((response) => response.text()),
  ]);
  for (const text of [html, markdown, feed]) {
    expect(text).toContain('tech=Java. Did you mean technology?');
    expect(text).toContain('remote=moon. Expected “yes”');
    expect(text).not.toContain('utm_source=x.');
  }
  expect(plain, 'control').not.toContain('Ignored:');
});

test('what does not state a fact is counted, and shown after the matches on demand, in every format', async ({
  site,
}) => {
  const address = `${site.url}/open-projects?country=FI`;
  const html = await (await fetch(address)).text();
  expect(html).toMatch(/not state what you filter by/);
  expect(html).toContain('unstated=yes');
  const shown = await (await fetch(`${address}&unstated=yes`, { headers: { Accept: 'text/markdown' } })).text();
  expect(shown).toContain('Not stated whether they match');
  const feed = await (await fetch(`${site.url}/feed.json?country=FI&unstated=yes`)).json();
  expect(feed.description).toContain('they come last');
  expect(feed.items.at(-1)._assignment.facts.countries, 'the last does not state a country').toBeUndefined();
});
