import type { Config } from '../config/config.ts';
import { NONE } from '../config/environment.ts';
import { isOver } from '../public-project/stated-date.ts';
import { counted, type FeedContent, FeedFailure, firstLines } from './feed-content.ts';
import { createFeedLoader } from './feed-loader.ts';
import { namedFormat } from './sources/sources.ts';

/** A report for people, and whether the site would show any assignment. */
export type FeedReport = { readonly text: string; readonly works: boolean };

const MOST_LINES = 50;

/**
 * Makes a text safe to print on a terminal: removes control characters other than line feeds, and characters that are
 * invisible or change the text direction.
 */
export function printable(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '');
}

/** Lines under a title, if there are any; of many the first ones. */
function section(title: string, lines: readonly string[] = []): readonly string[] {
  if (lines.length === 0) return [];
  const shown = firstLines(lines, MOST_LINES).map((line) => `  ${line}`);
  const rest = lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more`] : [];
  return ['', `${title}:`, ...shown, ...rest];
}

function reportOf(content: FeedContent, feed: Config['feed']): FeedReport {
  const { items, format, table } = content;
  const projects = content.projects.filter((project) => !isOver(project, Date.now()));
  const over = content.projects.length - projects.length;
  const ofOver = over > 0 ? [`the last day to apply has passed for ${counted(over, 'assignment')}`] : [];
  const leftOut = [...ofOver, ...content.leftOut];
  const [first] = projects;
  const works = first !== undefined && table?.isJoinedWithoutId !== true;
  const shown = `the site would show ${counted(projects.length, 'assignment')}`;
  const problem =
    first === undefined
      ? `The site would be empty: ${leftOut[0] ?? 'the feed contains no items'}.`
      : `Rows without an id were joined: ${shown}. Give each row an id, or tell apart what is not the same.`;
  const verdict = works ? `The feed works: ${shown}.` : problem;
  const joined = [...(table?.joined ?? [])].map(
    ([header, count]) => `${counted(count, 'row')}, by the column ${header}`,
  );
  const lines = [
    feed.url === null ? 'PROJECTS_FEED_URL is not set: the site shows made-up examples.' : verdict,
    '',
    `Feed:     ${feed.name}`,
    `Format:   ${format}`,
    `Received: ${counted(items, 'item')}`,
    `Shown:    ${counted(projects.length, 'assignment')}`,
    ...section('Left out', leftOut),
    ...section('Rows that were joined to one before', joined),
    ...section(
      'Columns that are read',
      table?.read.map(({ header, meaning }) => `${header}: ${meaning}`),
    ),
    ...section('Columns that are not read', table?.unread),
    ...(first === undefined ? [] : ['', 'The first assignment:', '', JSON.stringify(first, null, 2)]),
  ];
  return { text: printable(lines.join('\n')), works };
}

/**
 * Reads the configured feed once, as the site does, and reports what the site would show of it, without values of fields that
 * it would not show. The text is safe to print on a terminal.
 */
export async function reportFeed(feed: Config['feed']): Promise<FeedReport> {
  try {
    return reportOf(await createFeedLoader(feed)(), feed);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    const text = `The feed can’t be used: ${error.message}.\n\nFeed:     ${feed.name}\nFormat:   ${namedFormat(feed) ?? NONE}`;
    return { text: printable(text), works: false };
  }
}
