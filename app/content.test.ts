import { describe, expect, it, vi } from 'vitest';
import type { About } from '@/lib/content/about.ts';
import { messageSentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { jsonLdIn } from '../e2e/support/html.ts';

const filled: About = {
  lead: 'We are twelve people who have built software for others since 2009.',
  picture: { file: 'team.jpg', alt: 'The team in the office', width: 1200, height: 600 },
  story: ['First paragraph.', ['We also ', { text: 'review plans', to: 'services' }, '.']],
  people: [
    { name: 'Ada Example', role: 'Director', reach: 'ada@second.example' },
    {
      name: 'Max Example',
      role: 'Recruiting',
      reach: '+44 20 7946 0000',
      picture: { file: 'max.jpg', alt: '', width: 400, height: 400 },
    },
    { name: 'Eva Example', role: 'Reviews', reach: 'https://people.example/eva' },
  ],
  references: [{ client: 'Rail Example', work: ['A planner. ', { text: 'Read more', to: 'https://rail.example/' }] }],
};

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.stubEnv('BASE_URL', 'https://consulting.example');

type Words = { readonly about?: About | null; readonly replyPromise?: string | null };

/** The formats of a site with these words in `lib/content`. */
async function siteWith({ about = null, replyPromise = null }: Words) {
  vi.resetModules();
  vi.doMock('@/lib/content/about.ts', () => ({ about }));
  vi.doMock('@/lib/content/contact.ts', async (original) => ({ ...(await original<object>()), replyPromise }));
  const { markdownPage } = await import('./md/markdown-page.ts');
  const { llmsTxt } = await import('@/lib/discovery/llms-txt.ts');
  const { sitemapXml } = await import('@/lib/discovery/sitemap.ts');
  const { toolResult } = await import('../e2e/support/formats.ts');
  const { holdProjects } = await import('../e2e/support/hold-projects.ts');
  const { inLayout, pageElement } = await import('../e2e/support/page-html.ts');
  const reading = { state: 'none', snapshot: null, retryAfterSeconds: 5 } as const;
  holdProjects(reading);
  return {
    lists: { llmsTxt: llmsTxt(), sitemapXml: sitemapXml(reading) },
    html: (path: string) => inLayout(pageElement(path)),
    markdown: markdownPage,
    overview: async () => (await toolResult('get_service_overview')).structured,
  };
}

const { path } = pages.about;
const ADDRESS = /https:\/\/consulting\.example\/about(?:\.md)?\b/;

it('a promised time of reply stands on the contact page, where we ask clients to write, and on the confirmation', async () => {
  const textsWith = async (replyPromise: string | null) => {
    const { markdown } = await siteWith({ replyPromise });
    const shown = [pages.contact.path, pages.services.path, messageSentPath('AAAA-1111')].map((at) => markdown(at));
    return (await Promise.all(shown)).map(({ text }) => text);
  };
  const promise = 'We reply within one working day.';
  for (const text of await textsWith(promise)) expect(text).toContain(promise);
  for (const text of await textsWith(null)) expect(text, 'control').not.toMatch(/working day|null/);
});

it('the page about the consultancy does not exist while there are no words for it, and nothing mentions it', async () => {
  const { lists, html, markdown, overview } = await siteWith({});
  expect((await markdown(path)).status).toBe(404);
  await expect(html(path)).rejects.toThrow('404');
  for (const [name, text] of Object.entries(lists)) expect(text, name).not.toMatch(ADDRESS);
  expect(await html(pages.home.path)).not.toContain('/about');
  expect(await overview()).not.toHaveProperty('about_url');
});

describe('the page about the consultancy, once it is written', () => {
  it('is in the navigation, the sitemap, llms.txt and the MCP overview', async () => {
    const { lists, html, overview } = await siteWith({ about: filled });
    for (const [name, text] of Object.entries(lists)) expect(text, name).toMatch(ADDRESS);
    expect(await html(pages.home.path)).toContain('<a href="/about">About us</a>');
    expect(await overview()).toMatchObject({ about_url: 'https://consulting.example/about' });
  });

  it('says who the consultancy is, who its people are and how to reach them, and names references, in both formats', async () => {
    const site = await siteWith({ about: filled });
    const [html, { status, text }] = [await site.html(path), await site.markdown(path)];
    for (const part of [
      filled.lead,
      '<a href="/services">review plans</a>',
      '<a href="mailto:ada@second.example">',
      '<a href="tel:+442079460000">',
      '<a href="https://people.example/eva">people.example/eva</a>',
      '<a href="https://rail.example/">Read more</a>',
    ])
      expect(html).toContain(part);
    expect(status).toBe(200);
    for (const part of [
      `# About us`,
      filled.lead,
      '[review plans](https://consulting.example/services)',
      '- **Ada Example**, Director: <ada@second.example>',
      '- **Eva Example**, Reviews: [people.example/eva](https://people.example/eva)',
      '- **Rail Example:** A planner. [Read more](https://rail.example/)',
    ])
      expect(text).toContain(part);
    expect(html).toMatch(
      /<img src="\/assets\/team\.jpg\?v=\w*" alt="The team in the office" width="1200" height="600"\/>/,
    );
    const about = jsonLdIn(html).find((data) => data['@type'] === 'AboutPage');
    expect(about?.mainEntity).toMatchObject({
      '@id': 'https://consulting.example/#organization',
      employee: filled.people.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    });
  });

  it('has no heading over nothing', async () => {
    const { html } = await siteWith({ about: { lead: 'One sentence.', story: [], people: [], references: [] } });
    expect((await html(path)).match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2>Talk to us']);
  });
});
