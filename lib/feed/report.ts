import type { Config } from '../config/config.ts';
import { factsOf } from '../facts/project-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import { isOver } from '../public-project/is-over.ts';
import { type FeedContent, FeedFailure, hiddenRows, inWords, NO_ASSIGNMENT } from './feed-content.ts';
import { namedFormat, OURS } from './feed-formats.ts';
import { createFeedLoader } from './feed-loader.ts';

/** A report for people, and whether the site would show any assignment. */
export type FeedReport = { readonly text: string; readonly works: boolean };

const MOST_LINES = 50;
const MOST_LENGTH = 300;

/**
 * Makes a text safe to print on a terminal: removes control characters other than line feeds, and characters that are
 * invisible or change the text direction.
 */
export function printable(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '');
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${cutText(line.replaceAll('\n', ' '), MOST_LENGTH)}`);
  const rest = lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more`] : [];
  return ['', title, ...shown, ...rest];
}

/** How many roles state what the filters need, by itself or for their assignment. */
function factsIn(projects: FeedContent['projects']): readonly string[] {
  const all = projects.flatMap((project) => {
    const { countries, start, roles } = factsOf(project);
    return roles.map(({ rate, allocation, languages }) => ({ rate, allocation, languages, country: countries, start }));
  });
  const names = ['rate', 'allocation', 'languages', 'country', 'start'] as const;
  return all.length === 0
    ? []
    : names.map(
        (name) => `${name}: ${all.filter((role) => role[name] !== null).length} of ${counted(all.length, 'role')}`,
      );
}

/** The first line: whether the site would show what the feed has, or why not. */
function verdict(
  { items, projects, hidden, table }: FeedContent,
  { url, statuses }: Config['feed'],
  isAllOver: boolean,
): { readonly words: string; readonly works: boolean } {
  const failing = (words: string) => ({ words, works: false });
  const shown = `the site would show ${counted(projects.length, 'assignment')}`;
  if (url === null) return { words: 'PROJECTS_FEED_URL is not set: the site shows made-up examples.', works: true };
  if (projects.length > 0 && table?.isJoinedWithoutId)
    return failing(
      `Rows without an id were joined: ${shown}. Give each row an id, or tell apart what is not the same.`,
    );
  if (projects.length > 0) return { words: `The feed works: ${shown}.`, works: true };
  if (table !== null && table.hidden.size > 0) return failing(`The site would be empty: ${hiddenRows(table)}.`);
  if (items === 0) return failing('The site would be empty: the feed contains no items.');
  if (isAllOver) return failing('The site would be empty: the last day to apply has passed for every assignment.');
  return failing(
    hidden.length === 0
      ? `The feed can’t be used: ${NO_ASSIGNMENT}.`
      : `The site would be empty: no assignment has one of the statuses in PROJECTS_FEED_STATUSES (${statuses?.join(', ')}).`,
  );
}

/** What a table says besides its assignments. */
function tableSections({ table }: FeedContent): readonly string[] {
  if (table === null) return [];
  const { joined, errors, read, unread } = table;
  const rows = [...joined].map(([header, count]) => `${counted(count, 'row')}, by the column ${header}`);
  return [
    ...section('Rows that are not shown:', [hiddenRows(table)].filter(Boolean)),
    ...section('Rows that were joined to one before:', rows),
    ...section('Cells with an error:', errors),
    ...section(
      'Columns that are read:',
      read.map(([header, name]) => `${header}: ${name}`),
    ),
    ...section('Columns that are not read:', unread),
  ];
}

function reportOf(content: FeedContent, feed: Config['feed']): FeedReport {
  const { items, pages, hidden, dropped, ignored, unusedFields } = content;
  const projects = content.projects.filter((project) => !isOver(project, Date.now()));
  const { words, works } = verdict({ ...content, projects }, feed, content.projects.length > 0);
  const over = content.projects.length - projects.length;
  const byStatus = items - content.projects.length - dropped.length;
  const roles = projects.reduce((sum, project) => sum + project.roles.length, 0);
  const lines = [
    words,
    '',
    `Feed:     ${feed.name}`,
    ...(feed.url === null ? [] : [`Format:   ${content.format}`]),
    `Received: ${counted(items, 'item')}${pages > 1 ? ` on ${pages} pages` : ''}`,
    `Shown:    ${counted(projects.length, 'assignment')} with ${counted(roles, 'role')}`,
    `Left out: ${counted(dropped.length + byStatus + over, 'item')}${byStatus > 0 ? `, ${byStatus} of them by status` : ''}`,
    ...(over > 0 ? [`Over:     ${counted(over, 'assignment')}, because the last day to apply has passed`] : []),
    ...section('Facts for the filters:', factsIn(projects)),
    ...section('Left out:', dropped.map(inWords)),
    ...section(
      'Left out by PROJECTS_FEED_STATUSES:',
      hidden.map(([status, n]) => `status ${JSON.stringify(status)}: ${counted(n, 'assignment')}`),
    ),
    ...section('Shown without the parts that can’t be read:', ignored.map(inWords)),
    ...section('Fields of the feed that are not used:', unusedFields),
    ...tableSections(content),
    ...(projects[0] === undefined ? [] : ['', 'The first assignment:', '', JSON.stringify(projects[0], null, 2)]),
  ];
  return { text: printable(lines.join('\n')), works };
}

/**
 * Reads the configured feed once, as the site does, and reports what the site would show of it, without values of fields that
 * it would not show. The text is safe to print on a terminal.
 */
export async function reportFeed(feed: Config['feed']): Promise<FeedReport> {
  try {
    return reportOf(await createFeedLoader(feed, { inspect: true })(), feed);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    const text = `The feed can’t be used: ${error.message}.\n\nFeed:     ${feed.name}\nFormat:   ${(namedFormat(feed) ?? OURS).words}`;
    return { text: printable(text), works: false };
  }
}
