import { expect, it, vi } from 'vitest';
import type { Company } from '@/lib/content/company.ts';
import type { About, Clients, Home } from '@/lib/content/language.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { messageSentPath } from '@/lib/routes/addresses.ts';
import { company as second } from '../e2e/support/adopted/lib/content/company.ts';
import { about } from '../e2e/support/adopted/lib/content/en/about.ts';
import { jsonLdIn } from '../e2e/support/html.ts';

// Its name needs escapes in HTML.
const company: Company = {
  ...(second as Company),
  editor: 'Ada Example',
  capital: '€ 25,000',
};
const {
  name,
  address,
  phone = '',
  privacyEmail = '',
  host = '',
  ...others
} = company;
const [street = ''] = address;

vi.stubEnv('SALES_EMAIL', 'sales@second.example');

type Words = {
  about?: About | null;
  company?: Company | null;
  replyPromise?: string | null;
};

/** The formats of a site with these words in `lib/content`. */
async function siteWith({
  about = null,
  company = null,
  replyPromise = null,
}: Words) {
  vi.resetModules();
  vi.doMock('@/lib/content/en/about.ts', () => ({ about }));
  vi.doMock('@/lib/content/company.ts', () => ({ company }));
  vi.doMock('@/lib/content/en/clients.ts', async (original) => {
    const { clients } = await original<{ clients: Clients }>();
    return { clients: { ...clients, replyPromise } };
  });
  vi.doMock('@/lib/content/en/home.ts', async (original) => {
    const { home } = await original<{ home: Home }>();
    return { home: { ...home, introduction: null } };
  });
  const { markdownPage } = await import('./md/markdown-page.ts');
  const { llmsTxt } = await import('@/lib/discovery/llms-txt.ts');
  const { GET: securityTxt } = await import(
    './.well-known/security.txt/route.ts'
  );
  const { default: sitemap } = await import('./sitemap.ts');
  const { showFeed } = await import('../e2e/support/hold-projects.ts');
  const { htmlAt } = await import('../e2e/support/page-html.ts');
  showFeed([{ id: 'A', name: 'One' }]);
  return {
    lists: `${llmsTxt()}\n${JSON.stringify(await sitemap())}`,
    securityTxt: await securityTxt().text(),
    html: htmlAt,
    markdown: async (path: string) => (await markdownPage(path)).text,
  };
}

const expectAll = (text: string, ...parts: readonly string[]) => {
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
};

it('a promised time of reply stands where we ask clients to write, and on the confirmation', async () => {
  const promise = 'We reply within one working day.';
  for (const replyPromise of [promise, null]) {
    const { markdown } = await siteWith({ replyPromise });
    for (const path of [
      pages.contact.path,
      pages.services.path,
      messageSentPath('AAAA-1111'),
    ])
      expect(
        /We reply within [\w ]+\./.exec(await markdown(path))?.[0] ?? null,
        path,
      ).toBe(replyPromise);
  }
});

it.each([pages.about, pages.legal])(
  '$path is linked and in every list once it has words; until then it does not exist',
  async ({ path }) => {
    const address = `https://consulting.example${path}`;
    const written = await siteWith({ about, company });
    expectAll(written.lists, `${address}.md`, `"${address}"`);
    expectAll(await written.html(pages.home.path), `href="${path}"`);
    const { lists, html, markdown } = await siteWith({});
    expect(await markdown(path)).toContain(`# ${t('notFound.page.title')}`);
    expect(await html(path)).toContain(t('notFound.page.title'));
    expect(lists).not.toContain(address);
    expect(await html(pages.home.path)).not.toContain(`"${path}"`);
  },
);

it('the page about the consultancy says who its people are, in both formats', async () => {
  const { path } = pages.about;
  const site = await siteWith({ about });
  expectAll(
    await site.html(path),
    'We are twelve people',
    '<a href="/services">review plans</a>',
    'alt="The team" width="1200" height="400"',
    'href="mailto:ada@second.example"',
    'href="tel:+493023125001"',
    'href="https://eva.example/"',
    'href="https://rail.example/"',
  );
  expectAll(
    await site.markdown(path),
    `# ${pages.about.title}`,
    '[review plans](https://consulting.example/services)',
    '- **Ole Example**, Data: <ole@second.example>',
    '**9 weeks** **Rail Example.** A planner for every line. [Read more](https://rail.example/)',
  );
  const nothing = { story: [], people: [], references: [] };
  const short = await siteWith({ about: { lead: 'A sentence.', ...nothing } });
  const headings = (await short.html(path)).match(/<h2[^>]*>[^<]*/g);
  expect(headings, 'none over nothing').toEqual([`<h2>${t('talk.heading')}`]);
});

it('the home page shows of the firm what is written, and an example of the rest only beside example assignments', async () => {
  const { path } = pages.home;
  const own = ['Ada Example', '9 weeks', 'We reply today.'];
  const examples = ['name', 'case', 'promise', 'introduction'].map(
    (name) => `Your ${name}`,
  );
  const shownIn = async (words: Words) => {
    const text = await (await siteWith(words)).markdown(path);
    return [...own, ...examples].filter((part) => text.includes(part));
  };
  vi.stubEnv('PROJECTS_FEED_URL', '');
  expect(await shownIn({})).toEqual(examples);
  const { markdown } = await siteWith({});
  for (const page of [path, pages.openProjects.path])
    expect(await markdown(page)).toContain('These are examples.');
  const written = { about, replyPromise: 'We reply today.' };
  expect(await shownIn(written)).toEqual([...own, 'Your introduction']);
  vi.stubEnv('PROJECTS_FEED_URL', 'https://feed.second.example');
  expect(await shownIn(written)).toEqual(own);
  expect(await shownIn({})).toEqual([]);
});

it('the legal notice states in both formats what there is', async () => {
  const { path } = pages.legal;
  const { html, markdown } = await siteWith({ company });
  const facts = [
    ...Object.values(others as Record<string, string>),
    street,
    phone,
    host,
    'sales@second.example',
  ];
  expectAll(
    await html(path),
    '<dd>Second Example Consulting &amp; Sons GmbH</dd>',
    'href="tel:+493023125000"',
    ...facts,
  );
  expectAll(await markdown(path), ...facts);
  const short = await siteWith({
    company: { name, address, registration: null, vatId: null },
  });
  const stated = [...(await short.html(path)).matchAll(/<dt>([^<]*)/g)].map(
    ([, label]) => label,
  );
  expect(stated).toEqual(['Company', 'Address', 'E-mail']);
});

// schema.org/Organization: address is a PostalAddress or Text, identifier a
// PropertyValue, Text or URL.
it('the company is what footer, contact and privacy page, JSON-LD and security.txt say', async () => {
  const { html, markdown, securityTxt } = await siteWith({ company });
  expect(securityTxt).toContain('Contact: mailto:security@second.example\n');
  const home = await html(pages.home.path);
  expect(home).toMatch(
    /<footer><p>Second Example Consulting &amp; Sons GmbH ·.*tel:\+493023125000/,
  );
  expect(
    jsonLdIn(home).find((data) => data['@type'] === 'Organization'),
  ).toMatchObject({
    legalName: name,
    address: address.join(', '),
    telephone: phone,
    vatID: company.vatId,
    identifier: company.registration,
  });
  expectAll(await html(pages.contact.path), street, 'href="tel:+493023125000"');
  expectAll(
    await markdown(pages.privacy.path),
    street,
    phone,
    privacyEmail,
    host,
  );
  const without = await (await siteWith({})).markdown(pages.privacy.path);
  expect(without).toMatch(/Controller:?(?:\*\*)? ?Example Consulting/);
  // GDPR, article 13(1)(c) to (e) and (2)(a) to (f).
  expectAll(
    without,
    'sales@second.example',
    ...[15, 16, 17, 18, 20, 21, 77].map((article) => `(article ${article})`),
  );
});
