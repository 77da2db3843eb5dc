import type { Config } from '../lib/config/config.ts';
import { type FeedContent, FeedFailure, firstLines } from '../lib/feed/feed-content.ts';
import { createFeedLoader } from '../lib/feed/feed-loader.ts';
import { counted } from '../lib/listing/counted.ts';
import { isOver } from '../lib/public-project/stated-date.ts';

const MOST_LINES = 50;

/**
 * Makes a text safe to print on a terminal: removes control characters other than line feeds, and characters that are
 * invisible or change the text direction.
 */
export const printable = (text: string): string =>
  text.toWellFormed().replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '');

/** Lines under a title, if there are any; of many the first ones. */
function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LINES;
  const shown = [...firstLines(lines, MOST_LINES), ...(more > 0 ? [`… and ${more} more`] : [])];
  return ['', `${title}:`, ...shown.map((line) => `  ${line}`)];
}

function reportOf({ projects: all, leftOut, format, notes }: FeedContent, feed: Config['feed']) {
  const projects = all.filter((project) => !isOver(project, Date.now()));
  const over = all.length - projects.length;
  const reasons = [
    ...(over > 0 ? [`the last day to apply has passed for ${counted(over, 'assignment')}`] : []),
    ...leftOut,
  ];
  const shown = `the site would show ${counted(projects.length, 'assignment')}`;
  const isJoinedWithoutId = notes.read.some(({ header, meaning }) => meaning !== 'id' && notes.joined.has(header));
  const works = projects.length > 0 && !isJoinedWithoutId;
  const problem = isJoinedWithoutId
    ? `Rows without an id were joined: ${shown}.`
    : `The site would be empty: ${firstLines(reasons, 1)[0] ?? 'the feed contains no items'}.`;
  const lines = [
    works ? `The feed works: ${shown}.` : problem,
    `Feed: ${feed.name}, read as ${format}`,
    ...section('Left out', reasons),
    ...section(
      'Rows that were joined to one before',
      [...notes.joined].map(([header, count]) => `${counted(count, 'row')}, by the column ${header}`),
    ),
    ...section(
      'Columns that are read',
      notes.read.map(({ header, meaning }) => `${header}: ${meaning}`),
    ),
    ...section('Columns that are not read', notes.unread),
    ...projects.slice(0, 1).flatMap((first) => ['', 'The first assignment:', '', JSON.stringify(first, null, 2)]),
  ];
  return { text: printable(lines.join('\n')), works };
}

/**
 * Reads the configured feed once, as the site does. Reports what the site would show of it, without values of fields that it would
 * not show, as text that is safe to print on a terminal; and whether it would show any assignment.
 */
export async function reportFeed(feed: Config['feed']): Promise<{ readonly text: string; readonly works: boolean }> {
  try {
    return reportOf(await createFeedLoader(feed)(), feed);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { text: printable(`The feed can’t be used: ${error.message}.\nFeed: ${feed.name}`), works: false };
  }
}
