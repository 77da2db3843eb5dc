import { describe, expect, it, vi } from 'vitest';
import type { About } from '@/lib/content/about.ts';
import type { Company } from '@/lib/content/company.ts';
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

const company: Company = {
  name: 'Second & Sons <Ltd>',
  address: ['Suite 5, 1 High Street', 'London EC1A 1AA'],
  registration: 'Companies House, England and Wales, 01234567',
  vatId: 'GB 123 4567 89',
  phone: '+44 20 7946 0000',
  representative: 'Ada Example, Max Example',
  editor: 'Ada Example',
  capital: '£ 25,000',
  host: 'Hosting Example Ltd, 2 Low Street, London, +44 20 7946 0001',
  privacyEmail: 'privacy@second.example',
  securityEmail: 'security@second.example',
};

vi.stubEnv('BASE_URL', 'https://consulting.example').stubEnv('SALES_EMAIL', 'sales@second.example');

type Words = { about?: About | null; company?: Company | null; replyPromise?: string | null };

/** The formats of a site with these words in `lib/content`. */
async function siteWith({ about = null, company = null, replyPromise = null }: Words) {
  vi.resetModules();
  vi.doMock('@/lib/content/about.ts', () => ({ about }));
  vi.doMock('@/lib/content/company.ts', () => ({ company }));
  vi.doMock('@/lib/content/contact.ts', async (original) => ({ ...(await original<object>()), replyPromise }));
  const { markdownPage } = await import('./md/markdown-page.ts');
  const { llmsTxt } = await import('@/lib/discovery/llms-txt.ts');
  const { securityTxt } = await import('@/lib/discovery/security-txt.ts');
  const { sitemapXml } = await import('@/lib/discovery/sitemap.ts');
  const { toolResult } = await import('../e2e/support/formats.ts');
  const { holdProjects } = await import('../e2e/support/hold-projects.ts');
  const { inLayout, pageElement } = await import('../e2e/support/page-html.ts');
  const reading = { state: 'none', snapshot: null, retryAfterSeconds: 5 } as const;
  holdProjects(reading);
  return {
    lists: { llmsTxt: llmsTxt(), sitemapXml: sitemapXml(reading) },
    securityTxt: securityTxt(),
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

it.each([
  ['the page about the consultancy', pages.about.path],
  ['the legal notice', pages.legal.path],
])('%s does not exist while there are no words for it, and nothing mentions it', async (_title, path) => {
  const { lists, html, markdown, overview } = await siteWith({});
  expect((await markdown(path)).status).toBe(404);
  await expect(html(path)).rejects.toThrow('404');
  for (const [name, text] of Object.entries(lists)) expect(text, name).not.toContain(`consulting.example${path}`);
  expect(await html(pages.home.path)).not.toContain(`"${path}"`);
  const { about_url, legal_name, contact } = (await overview()) as Record<string, object>;
  expect({ about_url, legal_name, contact }).toEqual({ contact: { email: 'sales@second.example' } });
});

describe('the page about the consultancy, once it is written', () => {
  it('is in the navigation and all lists, and says in both formats who the people are and how to reach them', async () => {
    const { lists, html, markdown, overview } = await siteWith({ about: filled });
    for (const [name, text] of Object.entries(lists)) expect(text, name).toMatch(ADDRESS);
    expect(await html(pages.home.path)).toContain('<a href="/about">About us</a>');
    expect(await overview()).toMatchObject({ about_url: 'https://consulting.example/about' });
    const [page, { text }] = [await html(path), await markdown(path)];
    for (const part of [
      filled.lead,
      '<a href="/services">review plans</a>',
      '<a href="mailto:ada@second.example">',
      '<a href="tel:+442079460000">',
      '<a href="https://people.example/eva">people.example/eva</a>',
      'alt="The team in the office" width="1200" height="600"/>',
    ])
      expect(page).toContain(part);
    for (const part of [
      `# About us`,
      filled.lead,
      '[review plans](https://consulting.example/services)',
      '- **Ada Example**, Director: <ada@second.example>',
      '- **Rail Example:** A planner. [Read more](https://rail.example/)',
    ])
      expect(text).toContain(part);
    const about = jsonLdIn(page).find((data) => data['@type'] === 'AboutPage');
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

describe('the legal notice, once it is written', () => {
  const [ADDRESS, PHONE] = ['Suite 5, 1 High Street', 'href="tel:+442079460000"'];

  it('is in the footer, the sitemap and llms.txt, and states every fact in both formats', async () => {
    const { lists, html, markdown } = await siteWith({ company });
    for (const [name, text] of Object.entries(lists))
      expect(text, name).toContain(`consulting.example${pages.legal.path}`);
    const [page, home] = [await html(pages.legal.path), await html(pages.home.path)];
    const { text } = await markdown(pages.legal.path);
    expect(home).toContain(`href="${pages.legal.path}"`);
    expect(page).toContain('<dt>Company</dt><dd>Second &amp; Sons &lt;Ltd&gt;</dd>');
    expect(page).toContain(`<dt>Address</dt><dd>${ADDRESS}<br/>London EC1A 1AA</dd>`);
    const { name: _, address: [street] = [], privacyEmail, ...others } = company;
    for (const fact of [...Object.values(others), street, 'sales@second.example']) {
      expect(page).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(page).toContain(PHONE);
  });

  it('has no line for what the company does not have', async () => {
    const { name, address } = company;
    const { html } = await siteWith({ company: { name, address, registration: null, vatId: null } });
    const stated = [...(await html(pages.legal.path)).matchAll(/<dt>([^<]*)/g)].map(([, label]) => label);
    expect(stated).toEqual(['Company', 'Address', 'E-mail']);
  });

  // schema.org/Organization: address is a PostalAddress or Text, identifier a PropertyValue, Text or URL.
  it('is what the footer, the contact and privacy pages, JSON-LD, the MCP overview and security.txt say', async () => {
    const { html, markdown, overview, securityTxt } = await siteWith({ company });
    expect(securityTxt).toContain('Contact: mailto:security@second.example\n');
    expect(await overview()).toMatchObject({ legal_name: company.name, contact: { phone: company.phone } });
    const home = await html(pages.home.path);
    expect(home).toMatch(/<footer><p>Second &amp; Sons &lt;Ltd&gt; ·.*tel:\+442079460000/);
    expect(jsonLdIn(home).find((data) => data['@type'] === 'Organization')).toMatchObject({
      legalName: company.name,
      address: 'Suite 5, 1 High Street, London EC1A 1AA',
      telephone: company.phone,
      vatID: company.vatId,
      identifier: { '@type': 'PropertyValue', name: 'Registration', value: company.registration },
    });
    const contact = await html(pages.contact.path);
    for (const fact of [ADDRESS, PHONE]) expect(contact).toContain(fact);
    const { text: privacy } = await markdown(pages.privacy.path);
    for (const fact of [ADDRESS, company.phone, company.privacyEmail, company.host]) expect(privacy).toContain(fact);
    const { text: without } = await (await siteWith({})).markdown(pages.privacy.path);
    expect(without).toMatch(/Controller:?(?:\*\*)? ?Example Consulting/);
    expect(without).toContain('sales@second.example');
    // GDPR, article 13(1)(c) to (e) and (2)(a) to (f).
    for (const article of [15, 16, 17, 18, 20, 21, 77]) expect(without).toContain(`(article ${article})`);
  });
});
