import type { Config } from '../config.ts';
import { cutText } from '../cut-text.ts';
import type { Omission } from '../projects/from-feed.ts';
import { feedName } from '../start-up.ts';
import type { FeedCheck } from './check-feed.ts';

const MOST_LINES = 50;
const MOST_LENGTH = 300;

/**
 * Makes a text safe to print on a terminal: removes control characters other than line feeds, and characters that are
 * invisible or change the text direction.
 */
export function printable(text: string): string {
  return text.toWellFormed().replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '');
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${cutText(line.replaceAll('\n', ' '), MOST_LENGTH)}`);
  const rest = lines.length > MOST_LINES ? [`  … and ${lines.length - MOST_LINES} more`] : [];
  return ['', title, ...shown, ...rest];
}

const omission = ({ index, id, field, reason }: Omission) =>
  `item ${index + 1}${id === undefined ? '' : ` (${id})`}: ${field} ${reason}`;

function verdict({ failure, shown, loaded, otherStatuses }: FeedCheck, { url, statuses }: Config['feed']): string {
  if (failure !== null) return `The feed can’t be used: ${failure}.`;
  if (url === null) return 'PROJECTS_FEED_URL is not set: the site shows made-up examples.';
  if (shown.length > 0) return `The feed works: the site would show ${counted(shown.length, 'assignment')}.`;
  if (otherStatuses.size > 0)
    return `The site would be empty: no assignment has one of the statuses in PROJECTS_FEED_STATUSES (${statuses?.join(', ')}).`;
  return loaded?.items === 0 ? 'The site would be empty: the feed contains no items.' : 'The site would be empty.';
}

function counts({ pages, entries, loaded, shown }: FeedCheck, feed: Config['feed']): readonly string[] {
  const rows: [string, string][] = [
    ['Feed', `${feedName(feed)}${feed.transform === null ? '' : ', with PROJECTS_FEED_TRANSFORM'}`],
  ];
  if (loaded !== null) {
    const { items, projects, dropped } = loaded;
    const came =
      feed.transform !== null && entries !== null ? `${counted(entries, 'entry', 'entries')}, transformed into ` : '';
    const from = pages > 1 ? ` on ${pages} pages` : '';
    const roles = shown.reduce((sum, project) => sum + project.roles.length, 0);
    rows.push(['Received', `${came}${counted(items, 'item')}${from}`]);
    rows.push(['Shown', `${counted(shown.length, 'assignment')} with ${counted(roles, 'role')}`]);
    const byStatus = projects.length - shown.length;
    rows.push([
      'Left out',
      `${counted(dropped.length + byStatus, 'item')}${byStatus > 0 ? `, ${byStatus} of them by status` : ''}`,
    ]);
  }
  return rows.map(([label, text]) => `${`${label}:`.padEnd(10)}${text}`);
}

/** The report for people, with the page of the first assignment if there is one; safe to print on a terminal. */
export function reportOf(check: FeedCheck, feed: Config['feed'], firstPage: string | null): string {
  const { loaded, advice, otherStatuses } = check;
  const { dropped = [], ignored = [], unusedFields = [], unusedOutput = [] } = loaded ?? {};
  const statuses = [...otherStatuses].map(
    ([status, count]) => `status ${JSON.stringify(status)}: ${counted(count, 'assignment')}`,
  );
  const lines = [
    verdict(check, feed),
    '',
    ...counts(check, feed),
    ...section('Left out:', dropped.map(omission)),
    ...section('Left out by PROJECTS_FEED_STATUSES:', statuses),
    ...section('Shown without the parts that can’t be read:', ignored.map(omission)),
    ...section('Fields of the feed that are not used:', unusedFields),
    ...section('Fields of the transform’s result that are not used:', unusedOutput),
    ...section('What to do:', advice),
    ...(firstPage === null ? [] : ['', 'The page of the first assignment, as markdown:', '', firstPage.trim()]),
  ];
  return `${printable(lines.join('\n'))}\n`;
}
