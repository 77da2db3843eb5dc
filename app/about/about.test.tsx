import { describe, expect, it, vi } from 'vitest';
import type { About } from '@/lib/content/about.ts';
import { jsonLdIn } from '../../e2e/support/html.ts';

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

/** The modules of a site with these words about the consultancy. */
async function siteWith(about: About | null) {
  vi.resetModules();
  vi.doMock('@/lib/content/about.ts', () => ({ about }));
  const { markdownPage } = await import('../md/markdown-page.ts');
  const { pages } = await import('@/lib/site.ts');
  const { llmsTxt } = await import('@/lib/discovery/llms-txt.ts');
  const { sitemapXml } = await import('@/lib/discovery/sitemap.ts');
  const { staticHtml } = await import('@/lib/render/static-html.ts');
  const { SiteHeader } = await import('../site-header.tsx');
  const { default: AboutUs } = await import('./page.tsx');
  const { getServiceOverview } = await import('@/lib/mcp/get-service-overview.ts');
  const { holdProjects } = await import('../../e2e/support/hold-projects.ts');
  const reading = { state: 'none', snapshot: null, retryAfterSeconds: 5 } as const;
  holdProjects(reading);
  return {
    lists: { llmsTxt: llmsTxt(), sitemapXml: sitemapXml(reading) },
    header: () => staticHtml(<SiteHeader current={pages.home.path} />),
    html: () => staticHtml(<AboutUs />),
    markdown: () => markdownPage(pages.about.path),
    overview: async () => (await getServiceOverview.call({})).structuredContent,
  };
}

const ADDRESS = /https:\/\/consulting\.example\/about(?:\.md)?\b/;

describe('the page about the consultancy, while there are no words for it', () => {
  it('does not exist, and nothing mentions it', async () => {
    const { lists, header, html, markdown, overview } = await siteWith(null);
    expect((await markdown()).status).toBe(404);
    await expect(html()).rejects.toThrow('404');
    for (const [name, text] of Object.entries(lists)) expect(text, name).not.toMatch(ADDRESS);
    expect(await header()).not.toContain('/about');
    expect(await overview()).not.toHaveProperty('about_url');
  });
});

describe('the page about the consultancy, once it is written', () => {
  it('is in the navigation, the sitemap, llms.txt and the MCP overview', async () => {
    const { lists, header, overview } = await siteWith(filled);
    for (const [name, text] of Object.entries(lists)) expect(text, name).toMatch(ADDRESS);
    expect(await header()).toContain('<a href="/about">About us</a>');
    expect(await overview()).toMatchObject({ about_url: 'https://consulting.example/about' });
  });

  it('says who the consultancy is, who its people are and how to reach them, and names references, in both formats', async () => {
    const site = await siteWith(filled);
    const [html, { status, text }] = [await site.html(), await site.markdown()];
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
    const html = await (await siteWith({ lead: 'One sentence.', story: [], people: [], references: [] })).html();
    expect(html.match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2>Talk to us']);
  });
});
