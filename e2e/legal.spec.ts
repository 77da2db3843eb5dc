import { toString as textOf } from 'mdast-util-to-string';
import { markdownPath, pageEntries } from '../lib/addresses.ts';
import { services } from '../lib/content/services.ts';
import { pages, resources } from '../lib/site.ts';
import { callTool } from './support/call-tool.ts';
import { company } from './support/company.ts';
import { jsonLdIn } from './support/html.ts';
import { nodesOf, parseMarkdown } from './support/markdown.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { path } = pages.legal;
const SALES_EMAIL = 'sales@example.org';
const lists = [resources.sitemap, resources.llmsTxt];

const facts = [
  ['Company', company.COMPANY_NAME],
  ['Address', 'Suite 5, 1 High Street London EC1A 1AA United Kingdom'],
  ['E-mail', SALES_EMAIL],
  ['Telephone', company.COMPANY_PHONE],
  ['Registration', company.COMPANY_REGISTRATION],
  ['VAT number', company.COMPANY_VAT_ID],
  ['Share capital', company.COMPANY_CAPITAL],
  ['Represented by', company.COMPANY_REPRESENTATIVE],
  ['Responsible for the content', company.COMPANY_EDITOR],
  ['Hosted by', company.COMPANY_HOST],
] as const;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

async function textAt(site: Site, address: string, accept = '*/*'): Promise<string> {
  return (await fetch(`${site.url}${address}`, { headers: { Accept: accept } })).text();
}

test('the legal notice states every fact that is configured, as HTML', async ({ page }) => {
  await page.goto(path);
  const rows = await page.locator('main dl > div').all();
  const shown = await Promise.all(
    rows.map(async (row) => [await row.locator('dt').innerText(), oneLine(await row.locator('dd').innerText())]),
  );
  expect(shown).toEqual(facts.map((fact) => [...fact]));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: company.COMPANY_PHONE })).toHaveAttribute('href', 'tel:+442079460000');
  await expect(main.getByRole('link', { name: SALES_EMAIL })).toHaveAttribute('href', `mailto:${SALES_EMAIL}`);
});

test('the legal notice states the same facts as markdown', async ({ site }) => {
  for (const text of [await textAt(site, path, 'text/markdown'), await textAt(site, markdownPath(path))]) {
    const items = nodesOf(parseMarkdown(text.replaceAll('\\\n', '\n'))).filter(({ type }) => type === 'listItem');
    expect(items.slice(0, facts.length).map((item) => oneLine(textOf(item)))).toEqual(
      facts.map(([name, value]) => `${name}: ${value}`),
    );
  }
});

test('the legal notice is in every list of pages, has a social picture, and every page links to it', async ({
  site,
}) => {
  for (const list of lists) {
    const text = await textAt(site, list.path);
    expect(text, list.path).toMatch(new RegExp(`${site.url}${path}(?:\\.md)?\\b`));
  }
  for (const address of [...pageEntries.map((entry) => entry.path), '/no-such-page']) {
    const footer = /<footer>.*<\/footer>/s.exec(await textAt(site, address, 'text/html'))?.[0];
    expect(footer, address).toContain(`<a href="${path}">${pages.legal.label}</a>`);
    expect(footer, address).toContain(company.COMPANY_NAME);
    expect(footer, address).toContain(`<a href="tel:+442079460000">${company.COMPANY_PHONE}</a>`);
  }
});

test('JSON-LD, security.txt, the contact page and the MCP overview have the same values', async ({ site, page }) => {
  // https://schema.org/Organization: address is a PostalAddress or Text, identifier a PropertyValue, Text or URL.
  const descriptions = jsonLdIn(await textAt(site, pages.home.path));
  const organization = descriptions.find((data) => data['@type'] === 'Organization');
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: 'Test Consulting',
    url: `${site.url}/`,
    email: SALES_EMAIL,
    description: pages.home.description,
    makesOffer: services.map(({ name, summary: description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description },
    })),
    legalName: company.COMPANY_NAME,
    address: 'Suite 5, 1 High Street, London EC1A 1AA, United Kingdom',
    telephone: company.COMPANY_PHONE,
    vatID: company.COMPANY_VAT_ID,
    identifier: { '@type': 'PropertyValue', name: 'Registration', value: company.COMPANY_REGISTRATION },
  });
  const contacts = (await textAt(site, resources.securityTxt.path)).match(/^Contact: .*$/gm);
  expect(contacts).toEqual([`Contact: mailto:${company.SECURITY_EMAIL}`]);
  await page.goto(pages.contact.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Suite 5, 1 High Street')).toBeVisible();
  await expect(main.getByRole('link', { name: company.COMPANY_PHONE })).toBeVisible();
  expect((await callTool(site.url, 'get_service_overview')).structuredContent).toMatchObject({
    legal_name: company.COMPANY_NAME,
    contact: { phone: company.COMPANY_PHONE },
  });
});

// Lists, links and the log without a legal notice, each required setting, “none” and markup in a value: app/configuration.test.ts.
test('where the company is not configured there is no legal notice in any format', async ({ examples }) => {
  for (const [address, accept] of [
    [path, 'text/html'],
    [path, 'text/markdown'],
    [path, 'application/json'],
    [markdownPath(path), '*/*'],
  ] as const) {
    const response = await fetch(`${examples.url}${address}`, { headers: { Accept: accept } });
    expect(response.status, `${address} ${accept}`).toBe(404);
    expect(response.headers.get('link') ?? '', `${address} ${accept}`).not.toContain(path);
  }
});
