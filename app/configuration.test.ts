import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { createElement } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Config, config } from '@/lib/config/config.ts';
import { startUpFacts } from '@/lib/config/start-up.ts';
import type { Channel } from '@/lib/contact/delivery.ts';
import { services } from '@/lib/content/services.ts';
import { llmsTxt } from '@/lib/discovery/llms-txt.ts';
import { securityTxt } from '@/lib/discovery/security-txt.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';
import { getServiceOverview } from '@/lib/mcp/get-service-overview.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { company } from '../e2e/support/company.ts';
import { showFeed } from '../e2e/support/hold-projects.ts';
import { elementsOf, jsonLdIn, parseHtml, wordsOf } from '../e2e/support/html.ts';
import { nodesOf, parseMarkdown } from '../e2e/support/markdown.ts';
import { inLayout, pageElement } from '../e2e/support/page-html.ts';
import { pageEntries } from '../lib/content/shown-pages.ts';
import { pages } from '../lib/routes/pages.ts';
import { budgetErrors, errors } from './docs/errors.ts';
import { markdownPage } from './md/markdown-page.ts';
import NotFound from './not-found.tsx';
import { generateMetadata as homeMetadata } from './page.tsx';

const NOWHERE = vi.hoisted(() => 'package.json/not-a-folder');
const site = vi.hoisted(() => ({ env: {} as Readonly<Record<string, string>>, hasLayer: true }));
vi.mock('@/lib/http/layer-active.ts', async (original) => ({
  ...(await original<typeof import('@/lib/http/layer-active.ts')>()),
  isLayerActive: () => site.hasLayer,
}));
vi.mock('@/lib/contact/delivery.ts', async (original) => {
  const { channelOf: _, ...others } = await original<typeof import('@/lib/contact/delivery.ts')>();
  const { destinationOf } = await import('@/lib/contact/destination.ts');
  const channelOf = ({ contact }: Config): Channel | null => {
    const isStored = contact.outbox !== null && contact.outbox !== NOWHERE;
    const destination = destinationOf(contact);
    return isStored || destination !== null ? { isStored, destination } : null;
  };
  return { ...others, channelOf };
});
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
// The process reads its configuration once, but these tests need several.
vi.mock('@/lib/config/config.ts', async (original) => {
  const { readConfig, ...others } = await original<typeof import('@/lib/config/config.ts')>();
  const configured = () => readConfig(site.env);
  const absoluteUrl = (path: string) => `${configured().baseUrl}${path}`;
  return { ...others, readConfig, config: configured, absoluteUrl };
});

const BASE_URL = 'https://consulting.example';
const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(outbox, { recursive: true, force: true }));

function configure(env: Readonly<Record<string, string>>) {
  site.env = { BASE_URL, CONTACT_OUTBOX: NOWHERE, ...env };
}
beforeEach(() => configure({}));

const htmlOf = (path: string) => inLayout(pageElement(path));
const markdownOf = async (path: string) => (await markdownPage(path)).text;

const elementsIn = (html: string) => elementsOf(parseHtml(html));
const named = (elements: readonly Element[], name: string) => elements.filter(({ tagName }) => tagName === name);
const footerOf = (html: string) => wordsOf(named(elementsIn(html), 'footer')[0]);

const organizationOf = (html: string) => jsonLdIn(html).find((data) => data['@type'] === 'Organization');

const complete = { ...company, SALES_EMAIL: 'sales@example.org' };

/** The settings without which there is no legal notice. */
const required = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_REGISTRATION', 'COMPANY_VAT_ID', 'SALES_EMAIL'] as const;

describe('the legal notice', () => {
  const { path } = pages.legal;

  /** Where the legal notice is found: its own addresses, lists of pages, and links on pages. */
  async function places() {
    const reading = await getProjects();
    const lists = { sitemap: sitemapXml(reading), llmsTxt: llmsTxt() };
    for (const [name, text] of Object.entries(lists)) expect(text, name).toContain(`${BASE_URL}${pages.privacy.path}`);
    const shown = pageEntries.filter((page) => page.path !== path);
    const html = await Promise.all([...shown.map((page) => htmlOf(page.path)), inLayout(createElement(NotFound))]);
    return {
      status: (await markdownPage(path)).status,
      lists: Object.entries(lists).flatMap(([name, text]) => (text.includes(`${BASE_URL}${path}`) ? [name] : [])),
      linked: html.filter((text) => text.includes(`href="${path}"`)).length,
    };
  }

  it('is everywhere when every required setting is given (control)', async () => {
    configure(complete);
    expect(await places()).toEqual({ status: 200, lists: ['sitemap', 'llmsTxt'], linked: pageEntries.length });
    const names = Object.keys(startUpFacts(config()).not_configured ?? {});
    expect(names.filter((name) => name.startsWith('COMPANY_'))).toEqual([]);
  });

  it.each(required)('is nowhere without %s, and the log says so at the start', async (missing) => {
    configure({ ...complete, [missing]: '' });
    expect(await places()).toEqual({ status: 404, lists: [], linked: 0 });
    expect(startUpFacts(config()).not_configured).toMatchObject({
      [missing]: expect.stringContaining('legal notice'),
    });
  });

  it('states every fact that is configured in both formats, as do JSON-LD, security.txt and the MCP overview', async () => {
    configure(complete);
    const facts = [
      ['Company', company.COMPANY_NAME],
      ['Address', 'Suite 5, 1 High Street London EC1A 1AA United Kingdom'],
      ['E-mail', complete.SALES_EMAIL],
      ['Telephone', company.COMPANY_PHONE],
      ['Registration', company.COMPANY_REGISTRATION],
      ['VAT number', company.COMPANY_VAT_ID],
      ['Share capital', company.COMPANY_CAPITAL],
      ['Represented by', company.COMPANY_REPRESENTATIVE],
      ['Responsible for the content', company.COMPANY_EDITOR],
      ['Hosted by', company.COMPANY_HOST],
    ];
    const html = await htmlOf(path);
    const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
    const elements = elementsIn(html.replaceAll(/<br\s*\/?>/g, ' '));
    const [names, values] = ['dt', 'dd'].map((name) => named(elements, name).map(wordsOf).map(oneLine));
    expect(names?.map((name, at) => [name, values?.[at]])).toEqual(facts);
    const [main, footer] = html.split('<footer');
    for (const link of ['tel:+442079460000', `mailto:${complete.SALES_EMAIL}`])
      expect(main).toContain(`href="${link}"`);
    expect(footer).toContain(`<a href="tel:+442079460000">${company.COMPANY_PHONE}</a>`);
    const listed = nodesOf(parseMarkdown((await markdownOf(path)).replaceAll('\\\n', '\n')));
    const items = listed.filter(({ type }) => type === 'listItem').map((item) => oneLine(textOf(item)));
    expect(items.slice(0, facts.length)).toEqual(facts.map((fact) => fact.join(': ')));
    // https://schema.org/Organization: address is a PostalAddress or Text, identifier a PropertyValue, Text or URL.
    expect(organizationOf(await htmlOf(pages.home.path))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${BASE_URL}/#organization`,
      name: 'Example Consulting',
      url: `${BASE_URL}/`,
      email: complete.SALES_EMAIL,
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
    expect(securityTxt()).toContain(`Contact: mailto:${company.SECURITY_EMAIL}\n`);
    expect((await getServiceOverview.call({})).structuredContent).toMatchObject({
      legal_name: company.COMPANY_NAME,
      contact: { phone: company.COMPANY_PHONE },
    });
    const contact = await htmlOf(pages.contact.path);
    for (const fact of ['Suite 5, 1 High Street', 'href="tel:+442079460000"']) expect(contact).toContain(fact);
  });

  it('is complete without a fact that does not apply, which is set to “none”', async () => {
    const none = { COMPANY_REGISTRATION: 'none', COMPANY_VAT_ID: 'none', COMPANY_PHONE: 'none' };
    configure({ ...complete, ...none, SECURITY_EMAIL: '' });
    const html = await htmlOf(path);
    const names = named(elementsIn(html), 'dt').map(wordsOf);
    for (const name of ['Registration', 'VAT number', 'Telephone']) expect(names).not.toContain(name);
    expect(names, 'control').toEqual(expect.arrayContaining(['Company', 'Address', 'E-mail', 'Represented by']));
    expect(html).not.toMatch(/>none</);
    expect(await markdownOf(path)).not.toMatch(/\bnone\b/);
    const organization = organizationOf(await htmlOf(pages.home.path));
    expect(organization).toMatchObject({ legalName: company.COMPANY_NAME });
    for (const name of ['vatID', 'identifier', 'telephone']) expect(organization).not.toHaveProperty(name);
    expect(securityTxt()).toContain(`Contact: mailto:${complete.SALES_EMAIL}\n`);
  });

  it('shows markup in a value as text in every format', async () => {
    const odd = `"><img src=x onerror=alert(1)> </script> & 'Sons' *Ltd* [a](https://evil.example) #1`;
    const names = ['COMPANY_NAME', 'COMPANY_REGISTRATION', 'COMPANY_REPRESENTATIVE', 'COMPANY_HOST'] as const;
    const hostile = Object.fromEntries(names.map((name) => [name, odd]));
    configure({ ...complete, ...hostile, COMPANY_ADDRESS: `${odd}\\n${odd}` });
    for (const address of [path, pages.privacy.path, pages.contact.path, pages.home.path]) {
      const elements = elementsIn(await htmlOf(address));
      expect(named(elements, 'img'), address).toEqual([]);
      expect(elements.filter(({ properties }) => String(properties.href).includes('evil.example'))).toEqual([]);
      expect(footerOf(await htmlOf(address)), address).toContain(odd);
    }
    expect(wordsOf(named(elementsIn(await htmlOf(path)), 'dd')[0])).toBe(odd);
    const organization = organizationOf(await htmlOf(pages.home.path));
    expect(organization).toMatchObject({ legalName: odd, address: `${odd}, ${odd}` });

    const nodes = nodesOf(parseMarkdown(await markdownOf(path)));
    expect(nodes.filter(({ type }) => type === 'html' || type === 'image')).toEqual([]);
    // GFM §6.9 makes a link of a bare address, which shows its target.
    const disguised = nodes.filter((node) => node.type === 'link' && node.url !== textOf(node));
    expect(disguised.filter((node) => node.type === 'link' && node.url.includes('evil'))).toEqual([]);
    expect(nodes.filter((node) => node.type === 'listItem' && textOf(node) === `Company: ${odd}`)).toHaveLength(1);
  });
});

describe('where a professional applies', () => {
  const feed = [
    { id: 'A 1', name: 'One' },
    { id: 'OWN', name: 'Two', apply_url: 'https://jobs.example/2' },
  ];
  const hrefs = async (path: string) =>
    named(elementsIn(await htmlOf(path)), 'a').map((link) => [wordsOf(link), link.properties.href]);
  beforeEach(() => void showFeed(feed));

  const SIGN_IN = 'https://app.example.com/login?return_to=%2Fopen-projects%2FA%25201';
  const [NO_APP, ELSEWHERE] = [{ APP_URL: 'none' }, { APPLY_URL: 'https://jobs.example/{id}/apply' }];
  const elsewhere = 'https://jobs.example/A%201/apply';

  it.each<[string, Record<string, string>, string, string]>([
    ['signs in by default', {}, 'Sign in to apply', SIGN_IN],
    ['follows APPLY_URL', ELSEWHERE, 'Apply', elsewhere],
    ['fills in a form where APP_URL is none', NO_APP, 'Apply', '/contact?assignment=A%201&kind=application'],
    ['follows APPLY_URL also then', { ...NO_APP, ...ELSEWHERE }, 'Apply', elsewhere],
  ])('%s', async (_title, env, label, address) => {
    configure(env);
    const links = await hrefs('/open-projects/A 1');
    expect(links).toContainEqual([label, address]);
    expect(links).toContainEqual(['Ask about this assignment', '/contact?assignment=A%201']);
    const own = await hrefs('/open-projects/OWN');
    expect(own).toContainEqual(['Apply', 'https://jobs.example/2']);
  });

  it.each(pageEntries.map(({ path }) => path))(
    '%s leads at most twice to the sign-in, and with APP_URL=none nowhere',
    async (path) => {
      const signIns = async () => (await hrefs(path)).filter(([, href]) => /\/login\b/.test(String(href)));
      configure(complete);
      expect((await signIns()).length).toBeGreaterThan(0);
      expect((await signIns()).length).toBeLessThanOrEqual(2);
      configure({ ...complete, APP_URL: 'none' });
      expect(await signIns()).toEqual([]);
      const words = wordsOf(elementsIn(await htmlOf(path)).find(({ tagName }) => tagName === 'body'));
      expect(words).not.toMatch(/\bsign(?:s|ed)? in\b/i);
    },
  );
});

it('the footer links to the documentation, and to the MCP guide and llms.txt if the switch says so', async () => {
  const footer = footerOf(await htmlOf(pages.home.path));
  expect(footer).toContain('Docs');
  expect(footer).not.toMatch(/MCP|llms/);
  configure({ SHOW_DEVELOPER_LINKS: 'yes' });
  expect(footerOf(await htmlOf(pages.home.path))).toMatch(/MCP\s+llms\.txt\s*$/);
});

it.each([
  ['Test Consulting', /· Test Consulting$/],
  [`${'Consulting and Sons of the North '.repeat(2)}Ltd`, /· Consulting and Sons.*…$/],
])('the title of the home page has at most 70 characters, of which a long name is cut: %s', async (name, end) => {
  configure({ SITE_NAME: name });
  const { absolute } = (await homeMetadata()).title as { absolute: string };
  expect(absolute).toMatch(end);
  expect(absolute.startsWith(pages.home.title)).toBe(true);
  expect(absolute.length).toBeLessThanOrEqual(70);
});

describe('the privacy page', () => {
  const sentences = {
    mailed: 'Your message is sent by e-mail',
    until: 'It is kept as a file on this website’s server until the mail server has accepted it',
    noCopy: 'This website keeps no copy of it',
    filed: 'Your message is kept as a file',
    form: 'contact form',
    counted: 'counts how many come from each internet address within ten minutes',
    notKept: 'A message that looks automated is not kept',
    calls: 'Programs that call the MCP endpoint are counted by their internet address for one minute',
    kept: 'until the people who answer it delete it',
    noted: 'For four hours the server also remembers that a form was sent',
    mailServer: 'which also carries messages from the contact form',
    passed: 'Your message is passed to the system in which we handle enquiries',
    untilPassed: 'It is kept as a file on this website’s server until that system has accepted it',
    staysThere: 'in our mailbox, or in that system, until the matter is closed',
    system: 'The operator of the system in which we handle enquiries, which takes messages from the contact form',
  };

  /** What the page says in both formats, without their markup. */
  async function texts(): Promise<readonly string[]> {
    const formats = [await htmlOf(pages.privacy.path), await markdownOf(pages.privacy.path)];
    return formats.map((text) =>
      text
        .replace(/<(?!\S+@)[^>]*>/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\\$/gm, '')
        .replace(/\s+/g, ' '),
    );
  }

  const FORM = 'form counted notKept noted';
  const BOX = { CONTACT_OUTBOX: outbox };
  const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const HOOK = {
    CONTACT_WEBHOOK_URL: 'https://hooks.example.com/messages',
    CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  };
  const UNLIMITED = { MCP_MESSAGES_PER_MINUTE: '0' };

  it.each<[title: string, env: Record<string, string>, says: string]>([
    ['messages are stored', BOX, `filed kept calls ${FORM}`],
    ['they are mailed', { ...BOX, ...MAIL }, `mailed until kept mailServer calls ${FORM}`],
    ['they are mailed and can’t be stored', MAIL, `mailed noCopy mailServer calls ${FORM}`],
    ['they are posted', { ...BOX, ...HOOK }, `passed untilPassed staysThere system kept calls ${FORM}`],
    ['they are posted and can’t be stored', HOOK, `passed noCopy staysThere system calls ${FORM}`],
    ['messages can be neither stored nor sent', {}, 'calls'],
    ['calls are not counted', { ...BOX, ...UNLIMITED }, `filed kept ${FORM}`],
  ])('where %s, describes exactly that, in both formats', async (_title, env, says) => {
    configure(env);
    for (const words of await texts()) {
      const found = Object.entries(sentences).flatMap(([name, sentence]) => (words.includes(sentence) ? [name] : []));
      expect(found.sort()).toEqual(says.split(' ').sort());
    }
  });

  it('names the configured controller, or else the site and its sales address', async () => {
    const sales = { SALES_EMAIL: 'sales@example.org', SITE_NAME: 'Site Consulting' };
    const { COMPANY_NAME, COMPANY_PHONE, PRIVACY_EMAIL, COMPANY_HOST } = company;
    const stated = [COMPANY_NAME, 'Suite 5, 1 High Street', COMPANY_PHONE, PRIVACY_EMAIL, COMPANY_HOST];
    configure({ ...sales, ...company });
    // GDPR, article 13(1)(a), (c) to (e) and (2)(a) to (f).
    const rights = [15, 16, 17, 18, 20, 21, 77].map((article) => `(article ${article})`);
    const always = ['article 6(1)(b)', 'article 6(1)(f)', ...rights, 'Who receives data', 'sets no cookies'];
    for (const words of await texts()) for (const fact of [...stated, ...always]) expect(words).toContain(fact);
    configure(sales);
    for (const words of await texts()) {
      for (const absent of stated) expect(words).not.toContain(absent);
      expect(words).toContain(sales.SALES_EMAIL);
      expect(words).toMatch(/Controller:?(?:\*\*)? ?Site Consulting/);
    }
  });
});

it.each([
  [true, errors.length],
  [false, errors.length - budgetErrors.length],
])('the documentation lists the errors of the work limits where there is a layer: %s', async (hasLayer, count) => {
  site.hasLayer = hasLayer;
  const text = await markdownOf(pages.docs.path);
  const listed = errors.filter(([status, code]) =>
    new RegExp(`^\\| *${status} *\\|[^|]*\\b${code}\\b`, 'm').test(text),
  );
  expect(listed).toHaveLength(count);
  for (const code of budgetErrors) expect(text.includes(code), code).toBe(hasLayer);
});
