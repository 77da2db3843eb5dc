import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { markdownPath } from '../lib/routes/markdown-path.ts';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { expect, test } from './support/test.ts';

const list = pages.openProjects.path;

// What is found, counted and suggested: lib/search. What the tool says of it: lib/mcp/list-open-assignments.test.ts.

test('matches are marked on the page, and markdown has them as plain text', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const marks = [...(await textAt(`${list}?q=kubern`)).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text]) => text);
  expect(new Set(marks)).toEqual(new Set(['Kubernetes']));
  const markdown = await textAt(`${markdownPath(list)}?q=kubern`);
  expect(markdown).toContain('| Platform engineer: Kubernetes');
  expect(markdown).not.toMatch(/_Kubernetes_|<mark>/);
  expect(await textAt(list), 'control').not.toContain('<mark>');
});

test('of an assignment with many roles, those that match are shown first', async ({ page }) => {
  const first = page.getByRole('article').filter({ hasText: '1 more role' }).getByRole('listitem').first();
  await page.goto(list);
  await expect(first).toContainText('Data engineer');
  await page.goto(`${list}?role=site+reliability`);
  await expect(first).toContainText('Site reliability engineer');
});

test('when nothing is found every format says so and suggests what to do', async ({ page, request, site }) => {
  const q = 'xyzzy plugh';
  await page.goto(`${list}?q=${q}`);
  await expect(page.getByText(/^0 of \d+ open assignments match\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Open now|Closest matches/ })).toBeVisible();
  expect(await page.locator('.assignment-links li').count()).toBe(3);
  const markdown = await (await request.get(`${markdownPath(list)}?q=${q}`)).text();
  expect(markdown).toContain(`](${site.url}${list}/EX-`);
  const [atom, json] = [resources.atomFeed, resources.jsonFeed].map(({ path }) => request.get(`${path}?q=${q}`));
  expect(parseAtomFeed((await (await atom)?.text()) ?? '').entries ?? []).toEqual([]);
  expect(parseJsonFeed((await (await json)?.text()) ?? '').items ?? []).toEqual([]);
});

test('a parameter without effect is named with what is allowed, in every format, and the rest applies', async ({
  request,
}) => {
  const query = '?tech=Java&remote=moon&technology=kafka&utm_source=x';
  for (const path of [list, markdownPath(list), resources.jsonFeed.path]) {
    const text = await (await request.get(`${path}${query}`)).text();
    expect(text, path).toContain('tech=Java. Did you mean technology?');
    expect(text, path).toContain('remote=moon. Expected “yes”');
    expect(text, path).not.toContain('utm_source=x.');
  }
  const plain = await request.get(`${list}?technology=kafka&utm_source=x`);
  expect(await plain.text(), 'control').not.toContain('Ignored:');
});

test('what does not state a fact is counted, and shown after the matches on demand, in every format', async ({
  request,
}) => {
  const html = await (await request.get(`${list}?location=FI`)).text();
  expect(html).toMatch(/more may fit: place not stated/);
  expect(html).toContain('unstated=yes');
  const shown = await (await request.get(`${markdownPath(list)}?location=FI&unstated=yes`)).text();
  expect(shown).toContain('Not stated whether they match');
  const feed = await (await request.get(`${resources.jsonFeed.path}?location=FI&unstated=yes`)).json();
  expect(feed.description).toContain('They come last');
  expect(feed.items.at(-1)._assignment.facts.countries, 'the last does not state a country').toBeUndefined();
});
