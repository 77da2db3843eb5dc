import { parseAtomFeed } from 'feedsmith';
import type { Element, Nodes } from 'hast';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { translateAll } from '@/lib/feed/translate.ts';
import { assignmentPath, contactPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showProjects } from '../e2e/support/hold-projects.ts';
import { jsonLdIn, parseHtml } from '../e2e/support/html.ts';
import { inLayout, pageElement } from '../e2e/support/page-html.ts';
import { markdownPage } from './md/markdown-page.ts';
import NotFound from './not-found.tsx';

const request = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-site-page': request.path }) }));
vi.stubEnv('BASE_URL', 'https://consulting.example');
vi.stubEnv('PROJECTS_FEED_URL', 'https://feed.example/');
vi.stubEnv('PROJECTS_FEED_LANGUAGE', 'de');
// So that there is a contact form.
vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25');

/** A name, a role, two places, a sector and a sentence in each language. Those that are written from right to left are marked. */
const WORDS = {
  de: ['Fahrgastinformation', 'Softwareentwicklerin', 'Wien', 'Österreich', 'Nahverkehr', 'Wir erneuern ein System.'],
  'fr-CA': ['Gestion des sinistres', 'Développeuse', 'Québec', 'Canada', 'Assurance', 'Nous refaisons un système.'],
  sv: ['Mätvärden i elnätet', 'Utvecklare', 'Göteborg', 'Sverige', 'Energi', 'Vi bygger om ett system.'],
  ja: ['予約システム', '開発者', '東京', '日本', '医療', 'システムを更新します。'],
  ar: ['نظام الحجز', 'مطورة برامج', 'القاهرة', 'مصر', 'الصحة', 'نجدد نظاما.'],
  he: ['מערכת הזמנות', 'מפתחת תוכנה', 'חיפה', 'ישראל', 'בריאות', 'אנחנו מחדשים מערכת.'],
  en: ['Ferry timetables', 'Developer', 'Bergen', 'Norway', 'Shipping', 'We renew a system.'],
} as const;
const RIGHT_TO_LEFT = ['ar', 'he'];
const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** Each text ends with the language it is in, as `⟨de⟩`. */
const items = LANGUAGES.map((language) => {
  const [name, title, town, country, sector, sentence] = WORDS[language].map((words) => `${words} ⟨${language}⟩`);
  const skills = { tech_stack: `Go ⟨${language}⟩`, languages: sector, allocation: sentence, price: sector };
  return {
    id: `L-${language}`,
    name,
    sector,
    context: `${sentence}\n${sentence}\n\n${`${sentence} `.repeat(60)}`,
    location: `${town}, ${country}`,
    timeline: sentence,
    status: sector,
    roles: Array.from({ length: 5 }, (_, at) => ({ title: `${title?.replace(' ', ` ${at} `)}`, ...skills })),
    // The feed's language is German.
    ...(language !== 'de' && { language }),
  };
});
const projects = showProjects(translateAll(items, 'de').projects);

/** An address of an assignment that is not open. */
const GONE = assignmentPath('L-gone');

async function htmlOf(address: string): Promise<string> {
  request.path = address;
  const page = address === GONE ? createElement(NotFound) : pageElement(address);
  // Highlighting divides a text, the arguments for an agent are code, and a value of a filter may be in several languages.
  return (await inLayout(page)).replace(
    /<\/?mark>|<code class="address">.*?<\/code>|<option.*?<\/option>|<(ol|ul) class="active-filters">.*?<\/\1>|Without “.*?”/g,
    '',
  );
}

type Inherited = { readonly lang: string; readonly dir: string };
type Piece = Inherited & { readonly words: string };

/** The pieces of text in a document, also those in attributes that are read aloud, with the language and direction they are in. */
function piecesOf(node: Nodes, { lang, dir }: Inherited): Piece[] {
  if (node.type === 'text') return [{ words: node.value, lang, dir }];
  if (!('children' in node)) return [];
  const { tagName, properties = {} } = node as Partial<Element>;
  if (tagName === 'script') return [];
  const own = { lang: String(properties.lang ?? lang), dir: String(properties.dir ?? dir) };
  const spoken = [properties.ariaLabel, properties.alt, properties.title, properties.placeholder];
  return [
    ...spoken.flatMap((words) => (typeof words === 'string' ? [{ words, ...own }] : [])),
    ...node.children.flatMap((child) => piecesOf(child, own)),
  ];
}

const piecesIn = (html: string, lang = 'none') =>
  piecesOf(parseHtml(html), { lang, dir: 'ltr' }).filter(({ words }) => words.trim() !== '');

const languagesIn = (words: string) => [
  ...new Set([...words.matchAll(/⟨([\w-]+)⟩/g)].map(([, language = '']) => language)),
];

/** The pieces that are marked with a wrong language or direction. */
const wrongIn = (pieces: readonly Piece[]) =>
  pieces.filter(({ words, lang, dir }) => {
    const [language = 'en', ...others] = languagesIn(words);
    return others.length > 0 || lang !== language || (dir === 'rtl') !== RIGHT_TO_LEFT.includes(language);
  });

const list = pages.openProjects.path;
const filter = (values: Record<string, string>) => `${list}?${new URLSearchParams(values)}`;
const [german] = items;

describe('with a feed in seven languages', () => {
  it.each<readonly [string, number]>([
    [pages.home.path, 5],
    [list, 7],
    [filter({ location: 'القاهرة ⟨ar⟩' }), 1],
    [filter({ role: String(german?.roles[0]?.title), q: 'nothing' }), 1],
    [GONE, 3],
    ...items.map(({ id }) => [assignmentPath(id), 1] as const),
    ...items.map(({ id }) => [contactPath(id), 1] as const),
  ])(
    'every text of %s is in an element with its language and direction, and the site’s own words are in English',
    async (address, least) => {
      const pieces = piecesIn(await htmlOf(address));
      expect(wrongIn(pieces)).toEqual([]);
      expect(new Set(pieces.flatMap(({ words }) => languagesIn(words))).size, 'control').toBeGreaterThanOrEqual(least);
    },
  );

  it('a text in English has no language of its own, and a page without other languages has one', async () => {
    const html = await htmlOf(assignmentPath('L-en'));
    const [main = ''] = /<main[\s\S]*?<h2>Similar/.exec(html) ?? [];
    expect(main).toContain('Ferry timetables');
    expect(main).not.toContain(' lang=');
    expect(await htmlOf(assignmentPath('L-de')), 'control').toContain(' lang="de"');
  });

  it('front matter, structured data and the tools name the language of an assignment', async () => {
    const described = async (address: string, type: string) =>
      jsonLdIn(await htmlOf(address)).find((description) => description['@type'] === type);
    for (const { id, language } of projects.all) {
      const { text } = await markdownPage(assignmentPath(id));
      expect(text).toMatch(new RegExp(`^---\\n[\\s\\S]*\\nlanguage: "${language}"\\n---\\n`));
      expect(await described(assignmentPath(id), 'WebPage')).toMatchObject({ inLanguage: language });
      const { structured, content } = await toolResult('get_assignment', { id });
      expect(structured).toMatchObject({ assignments: [{ language }] });
      expect(content).toContain(`- language: ${language}\\n`);
    }
    expect((await markdownPage(list)).text).not.toContain('\nlanguage:');
    const collection = await described(list, 'CollectionPage');
    expect(new Set(collection?.inLanguage as string[])).toEqual(new Set(LANGUAGES));
  });

  it('each Atom entry has its language, and the labels in its content are in English', async () => {
    const { atom } = await feedsOf(projects);
    expect(atom).toMatch(/^<\?xml[^>]*>\n<feed xmlns="[^"]*" xml:lang="en">/);
    const entries = atom.split('<entry').slice(1);
    const parsed = parseAtomFeed(atom).entries ?? [];
    expect(entries).toHaveLength(items.length);
    for (const [at, entry] of entries.entries()) {
      const language = LANGUAGES[at];
      expect(/^(?: xml:lang="([^"]*)")?>/.exec(entry)?.[1]).toBe(language === 'en' ? undefined : language);
      expect(entry.includes('<content type="html" xml:lang="en">')).toBe(language !== 'en');
      const html = parsed[at]?.content?.value ?? '';
      const pieces = piecesIn(html, 'en');
      expect(wrongIn(pieces)).toEqual([]);
      expect(pieces.length, 'control').toBeGreaterThan(9);
    }
  });

  it('the JSON Feed is in the language of the feed, and the items that are not have their own', async () => {
    const feed = JSON.parse((await feedsOf(projects)).json);
    expect(feed.language).toBe('de');
    expect(feed.items.map(({ language = 'de' }) => language)).toEqual(LANGUAGES);
    expect(feed.items[0]).not.toHaveProperty('language');
  });
});
