import type { Config } from '../config/config.ts';
import { cutText } from '../public-project/cut-text.ts';
import { isOver } from '../public-project/stated-date.ts';
import { type FeedContent, FeedFailure, hiddenRows, inWords, NO_ASSIGNMENT } from './feed-content.ts';
import { createFeedLoader } from './feed-loader.ts';
import { namedFormat, OURS } from './sources/sources.ts';

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

/** Lines under titles; of many the first ones. */
function sections(all: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(all).flatMap(([title, lines]) => {
    if (lines.length === 0) return [];
    const shown = lines.slice(0, MOST_LINES).map((line) => `  ${cutText(line.replaceAll('\n', ' '), MOST_LENGTH)}`);
    const rest = lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more`] : [];
    return ['', `${title}:`, ...shown, ...rest];
  });
}

/** Why the site would show none of the assignments. */
function whyEmpty({ items, projects, hidden, table }: FeedContent, { statuses }: Config['feed']): string {
  if (table !== null && table.hidden.size > 0) return `The site would be empty: ${hiddenRows(table)}.`;
  if (items === 0) return 'The site would be empty: the feed contains no items.';
  if (projects.length > 0) return 'The site would be empty: the last day to apply has passed for every assignment.';
  if (hidden.length === 0) return `The feed can’t be used: ${NO_ASSIGNMENT}.`;
  return `The site would be empty: no assignment has one of the statuses in PROJECTS_FEED_STATUSES (${statuses?.join(', ')}).`;
}

/** What a table says besides its assignments. */
function tableSections({ joined, errors, read, unread, ...hidden }: NonNullable<FeedContent['table']>) {
  return sections({
    'Rows that are not shown': [hiddenRows(hidden)].filter(Boolean),
    'Rows that were joined to one before': [...joined].map(
      ([header, count]) => `${counted(count, 'row')}, by the column ${header}`,
    ),
    'Cells that can’t be read': errors,
    'Columns that are read': read.map(([header, name]) => `${header}: ${name}`),
    'Columns that are not read': unread,
  });
}

function reportOf(content: FeedContent, feed: Config['feed']): FeedReport {
  const { items, pages, hidden, dropped, ignored, unusedFields, table } = content;
  const projects = content.projects.filter((project) => !isOver(project, Date.now()));
  const over = content.projects.length - projects.length;
  const byStatus = items - content.projects.length - dropped.length;
  const roles = projects.reduce((sum, project) => sum + project.roles.length, 0);
  const shown = `the site would show ${counted(projects.length, 'assignment')}`;
  const isJoined = table?.isJoinedWithoutId === true;
  const works = projects.length > 0 && !isJoined;
  const verdict = works
    ? `The feed works: ${shown}.`
    : projects.length > 0
      ? `Rows without an id were joined: ${shown}. Give each row an id, or tell apart what is not the same.`
      : whyEmpty(content, feed);
  const lines = [
    feed.url === null ? 'PROJECTS_FEED_URL is not set: the site shows made-up examples.' : verdict,
    '',
    `Feed:     ${feed.name}`,
    ...(feed.url === null ? [] : [`Format:   ${content.format}`]),
    `Received: ${counted(items, 'item')}${pages > 1 ? ` on ${pages} pages` : ''}`,
    `Shown:    ${counted(projects.length, 'assignment')} with ${counted(roles, 'role')}`,
    `Left out: ${counted(dropped.length + byStatus + over, 'item')}${byStatus > 0 ? `, ${byStatus} of them by status` : ''}`,
    ...(over > 0 ? [`Over:     ${counted(over, 'assignment')}, because the last day to apply has passed`] : []),
    ...sections({
      'Left out': dropped.map(inWords),
      'Left out by PROJECTS_FEED_STATUSES': hidden.map(
        ([status, n]) => `status ${JSON.stringify(status)}: ${counted(n, 'assignment')}`,
      ),
      'Shown without the parts that can’t be read': ignored.map(inWords),
      'Fields of the feed that are not used': unusedFields,
    }),
    ...(table === null ? [] : tableSections(table)),
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
    const { words } = namedFormat(feed) ?? OURS;
    const text = `The feed can’t be used: ${error.message}.\n\nFeed:     ${feed.name}\nFormat:   ${words}`;
    return { text: printable(text), works: false };
  }
}
