import { parseAtomFeed } from 'feedsmith';
import { expect, it, vi } from 'vitest';
import { translateAll } from '@/lib/feed/translate.ts';
import { assignmentPath, contactPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { feedsOf, toolResult } from '../e2e/support/formats.ts';
import { showProjects } from '../e2e/support/hold-projects.ts';
import { htmlAt } from '../e2e/support/page-html.ts';
import { piecesOf } from '../e2e/support/text-pieces.ts';
import { markdownPage } from './md/markdown-page.ts';

vi.hoisted(() => {
  vi.stubEnv('PROJECTS_FEED_LANGUAGE', 'de');
  // So that there is a contact form.
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25');
});

const LANGUAGES = ['de', 'fr-CA', 'sv', 'ja', 'ar', 'en'];

/**
 * Each text ends with the language it is in, as `⟨de⟩`. German is the feed's
 * own language.
 */
const items = LANGUAGES.map((language) => {
  const text = (words: string) => `${words} ⟨${language}⟩`;
  const texts = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, text(name)]));
  const skills = texts('tech_stack', 'languages', 'allocation', 'price');
  return {
    ...texts('name', 'sector', 'location', 'timeline', 'status'),
    id: `L-${language}`,
    context: `${text('A line.')}\n${text('Another.')}\n\n${`${text('Words.')} `.repeat(60)}`,
    // What the last does not state is said in English.
    roles: Array.from({ length: 5 }, (_, at) => ({
      title: text(`Role ${at}`),
      ...(at < 4 && skills),
    })),
    ...(language !== 'de' && { language }),
  };
});
const projects = showProjects(translateAll(items, 'de').projects);
const GONE = assignmentPath('L-gone');

async function htmlOf(address: string): Promise<string> {
  // Highlighting divides a text, the arguments for an agent are code, and a
  // value of a filter may be in several languages.
  return (await htmlAt(address)).replace(
    /<\/?mark>|<code class="address">.*?<\/code>|<option.*?<\/option>|<(ol|ul) class="active-filters".*?>.*?<\/\1>|Without “.*?”/g,
    '',
  );
}

const languagesIn = (words: string) =>
  [...words.matchAll(/⟨([\w-]+)⟩/g)].map(([, language = '']) => language);

/**
 * Expects each piece to be marked with its language and direction, and finds
 * texts in so many languages.
 */
function expectMarked(html: string, least: number, lang = 'none') {
  const pieces = piecesOf(html, { lang, dir: 'ltr' });
  const wrong = pieces.filter(({ words, lang, dir }) => {
    const [language = 'en', ...others] = new Set(languagesIn(words));
    return (
      others.length > 0 ||
      lang !== language ||
      dir !== (language === 'en' ? 'ltr' : 'auto')
    );
  });
  expect(wrong).toEqual([]);
  expect(
    new Set(pieces.flatMap(({ words }) => languagesIn(words))).size,
    'control',
  ).toBeGreaterThanOrEqual(least);
}

const list = pages.openProjects.path;

it.each<readonly [string, number]>([
  [pages.home.path, 5],
  [list, 6],
  [`${list}?role=Role+1&q=nothing`, 1],
  [GONE, 3],
  ...items.flatMap(({ id }) => [
    [assignmentPath(id), 1] as const,
    [contactPath({ assignment: id }), 1] as const,
  ]),
])(
  'every text of %s is in an element with its language and direction, and ours are in English',
  async (address, least) => {
    expectMarked(await htmlOf(address), least);
  },
);

it('front matter and tools name the language of an assignment', async () => {
  for (const { id, language } of projects.all) {
    const path = assignmentPath(id);
    expect((await markdownPage(path)).text).toContain(
      `\nlanguage: "${language}"\n---\n`,
    );
    expect((await toolResult('get_assignment', { id })).content).toContain(
      `- language: ${language}\\n`,
    );
  }
  expect((await markdownPage(list)).text).not.toContain('\nlanguage:');
});

it('each feed entry has its language, and its labels are in English', async () => {
  const { atom, json } = await feedsOf(projects);
  expect(atom).toMatch(/^<\?xml[^>]*>\n<feed xmlns="[^"]*" xml:lang="en">/);
  const stated = [
    ...atom.matchAll(
      /<entry xml:lang="([^"]*)">[\s\S]*?<content type="html" xml:lang="en">/g,
    ),
  ];
  expect(stated.map(([, language]) => language)).toEqual(LANGUAGES);
  for (const { content } of parseAtomFeed(atom).entries ?? [])
    expectMarked(content?.value ?? '', 1, 'en');
  const feed = JSON.parse(json);
  expect(feed.language).toBe('de');
  expect(feed.items).toMatchObject(
    LANGUAGES.map((language) => (language === 'de' ? {} : { language })),
  );
});
