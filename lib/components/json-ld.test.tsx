import { expect, it } from 'vitest';
import { jsonLdIn } from '../../e2e/support/html.ts';
import { shownPages } from '../content/pages.ts';
import { staticHtml } from '../render/static-html.ts';
import { Breadcrumbs, JsonLd } from './json-ld.tsx';

it.each(['<!-- <script>', '</script><script>alert(1)</script>', '&lt;', '\u2028', ']]>'])(
  'the text %s stays data',
  async (name) => {
    const html = await staticHtml(<JsonLd data={{ name }} />);
    expect(jsonLdIn(html)).toMatchObject([{ '@context': 'https://schema.org', name }]);
    const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(json).toMatch(/^[^<>&\u2028\u2029]+$/);
  },
);

it.each(['/services', '/open-projects/A-1'])(
  'the trail of %s leads there from the home page, through pages that exist',
  async (path) => {
    const [trail] = jsonLdIn(await staticHtml(<Breadcrumbs path={path} name="Here" />));
    const items = trail?.itemListElement as { position: number; name: string; item: string }[];
    const steps = items.map(({ item }) => item.replace('https://consulting.example', ''));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
    expect([steps[0], steps.at(-1), items.at(-1)?.name]).toEqual(['/', path, 'Here']);
    expect(steps).toHaveLength(path.split('/').length);
    for (const step of steps.slice(0, -1)) expect(shownPages.map((page) => page.path)).toContain(step);
  },
);
