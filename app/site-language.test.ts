import { expect, it, vi } from 'vitest';
import type { Company } from '@/lib/content/company.ts';
import { languages } from '@/lib/content/content.ts';
import type { About } from '@/lib/content/language.ts';
import { piecesOf, SHOWN_LATER } from '../e2e/support/text-pieces.ts';

// What the firm, its feed and its visitors write is between these marks, so
// that it is nobody's language.
const token = (words: string) => `⟨${words}⟩`;

const about: About = {
  lead: token('lead'),
  story: [token('story')],
  people: [{ name: token('A'), role: token('B'), reach: 'a@firm.example' }],
  references: [{ client: token('client'), work: token('work') }],
};
const company: Company = {
  name: token('name'),
  address: [token('street')],
  registration: '1',
  vatId: '2',
  phone: '+44 20 7946 0000',
  representative: token('C'),
  editor: token('D'),
  capital: '3',
  host: token('host'),
};

const items = Array.from({ length: 60 }, (_, at) => ({
  sector: token('sector'),
  context: token('context'),
  id: `E-${at}`,
  name: token(`name ${at}`),
  location: at % 3 ? 'Oslo, Norway' : 'Remote',
  timeline: '2027-03',
  status: at % 2 ? token('one') : token('two'),
  language: 'en',
  posted: '2026-11-03',
  updated: '2026-11-05',
  ...(at % 2 && { apply_by: '2036-12-04' }),
  roles: ['50 %', '100 %', '80 %', '20 %'].slice(at % 4).map((allocation) => ({
    title: token(`role ${at}`),
    tech_stack: 'React, Java',
    ...(at % 5 && { languages: 'English, Swedish', price: '90 EUR/h' }),
    allocation,
  })),
}));

const LIST = '/open-projects';
/** What a visitor reads in each state of the site, in one language. */
async function readIn(language: string): Promise<readonly string[]> {
  const site = { lang: language, dir: 'ltr' };
  vi.resetModules();
  vi.stubEnv('SITE_LANGUAGE', language);
  vi.stubEnv('SALES_EMAIL', 'sales@firm.example');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25');
  for (const tag of Object.keys(languages))
    vi.doMock(`@/lib/content/${tag}/about.ts`, () => ({ about }));
  vi.doMock('@/lib/content/company.ts', () => ({ company }));
  const { htmlAt } = await import('../e2e/support/page-html.ts');
  const { holdList, holdProjects, NO_LIST, showFeed } = await import(
    '../e2e/support/hold-projects.ts'
  );
  const { markdownPage } = await import('./md/markdown-page.ts');
  const { feedsOf } = await import('../e2e/support/formats.ts');
  const { refusalStatus, writeRefusedForm } = await import(
    '@/lib/contact/refused-form.ts'
  );
  const { KINDS, parseMessage } = await import('@/lib/contact/message.ts');
  const { shownPages } = await import('@/lib/content/pages.ts');

  const pieces: string[] = [];
  const read = (html: string) => {
    for (const { words, lang } of piecesOf(html, site, SHOWN_LATER))
      if (lang === language) pieces.push(words);
  };
  const show = async (address: string, headers = {}) => {
    read(await htmlAt(address, headers));
    if (Object.keys(headers).length > 0) return;
    const { text } = await markdownPage(address);
    for (const [, words = ''] of text.matchAll(
      /^(?:title|description): (.*)/gm,
    ))
      pieces.push(words);
  };

  const readAt = new Date('2026-11-28T12:00:00Z');
  const list = showFeed(items, readAt);
  for (const { path } of shownPages) await show(path);
  for (const query of [
    'page=2',
    'technology=React&location=NO&remote=no&speaks=en,sv&rate_from=60',
    'technology=React&technology=Java&remote=yes,partly&speaks=-sv',
    'part_time=yes&start_after=2027-01&start_before=2027-06&since=2026-01-01',
    'remote=partly&role=none',
    'q=react remote from 80 EUR not java xyzzy',
    'q=reakt hybrid norwegian',
    'rate_from=900 SEK',
    'sort=rate',
    'page=x&sort=y&remote=z&country=NO&other=1',
  ])
    await show(`${LIST}?${query}`);
  for (const id of ['E-0', 'E-1', 'E-3']) await show(`${LIST}/${id}`);
  for (const kind of KINDS) {
    await show(`/contact?kind=${kind}&assignment=E-0`);
    await show(`/contact?kind=${kind}`);
    await show(`/contact/sent?ref=AAAA-1111&kind=${kind}`);
  }
  const long = 'x'.repeat(6_000);
  const forms = [
    {},
    { email: '@', name: long, message: long, profile: '@' },
    { email: `a@${long}.example`, company: long, role: long, place: long },
    { start: long, rate: long, profile: `https://${long}` },
  ];
  for (const refusal of Object.keys(refusalStatus))
    for (const values of refusal === 'fields' ? forms : [{}]) {
      const parsed = parseMessage(values);
      const errors = 'errors' in parsed ? parsed.errors : {};
      const form = { refusal: refusal as 'fields', values: {}, errors };
      await show('/contact', {
        'x-site-form': writeRefusedForm({ ...form, token: '' }),
      });
    }
  for (const address of ['/none', `${LIST}/none`]) await show(address);
  const feed = JSON.parse((await feedsOf(list, 'remote=no&x=1')).json);
  pieces.push(feed.title, feed.description);
  for (const { content_html } of feed.items.slice(0, 4)) read(content_html);
  holdList(list, readAt, 'expired');
  await show(LIST);
  holdProjects(NO_LIST);
  for (const path of [LIST, '/', `${LIST}/E-1`]) await show(path);
  showFeed([]);
  for (const path of [LIST, '/']) await show(path);
  return [...new Set(pieces.flatMap(wordsIn))];
}

/** The words of a text without marks, addresses and numbers. */
const wordsIn = (text: string): readonly string[] => {
  const words = text
    .replace(/⟨[^⟩]*⟩|\S+@\S+|(?:https?:\/)?\/\S+|[\d\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{2}/u.test(words) ? [words] : [];
};

/** Words that are the same in every language. */
const NAMES = [
  ...['AAAA', 'EUR', 'SEK', 'Example Consulting', 'app example com'],
  ...['Java', 'React', 'Oslo', 'Oslo Norway', 'Remote', 'Status', 'Hybrid'],
  // The beginning of a token that is cut.
  'name',
  // What the visitor typed.
  'react remote from EUR not java xyzzy',
  'reakt hybrid norwegian',
];
/** Words that are the same in English and in one other language. */
const SAME = new Map([['de', ['November']]]);

it.each(Object.keys(languages).filter((tag) => tag !== 'en'))(
  'in %s no page, form, list or notice has words of the English site, except names',
  async (language) => {
    const english = await readIn('en');
    const own = await readIn(language);
    expect(own.filter((words) => english.includes(words)).sort()).toEqual(
      [...NAMES, ...(SAME.get(language) ?? [])].sort(),
    );
    expect(own.length, 'control').toBeGreaterThan(english.length * 0.8);
  },
);
