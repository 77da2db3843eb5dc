import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '../lib/config/config.ts';
import {
  type FeedContent,
  FeedFailure,
  firstLines,
} from '../lib/feed/feed-content.ts';
import { createFeedLoader } from '../lib/feed/feed-loader.ts';
import { isRead } from '../lib/feed/sources/known-words.ts';
import { isOver } from '../lib/public-project/stated-date.ts';

const MOST_LINES = 50;

const counted = (count: number) =>
  `${count} assignment${count === 1 ? '' : 's'}`;

/** Lines under a title, if there are any; of many the first ones. */
function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const first = firstLines(lines, MOST_LINES).map((line) => `  ${line}`);
  const more = lines.length - MOST_LINES;
  return [
    '',
    `${title}:`,
    ...first,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** The rows of the troubleshooting table of docs/feed.md, by their reasons. */
function adviceByReason(): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  const text = readFileSync('docs/feed.md', 'utf8');
  const table = text.slice(text.indexOf('## Troubleshooting'));
  for (const [, reasons = '', cell = ''] of table.matchAll(
    /^\| (`.*?) \| (.*) \|$/gm,
  )) {
    const advice = cell.replace(/\[([^\]]*)\]\([^)]*\)|`/g, '$1');
    for (const [, reason = ''] of reasons.matchAll(/`([^`]+)`/g))
      rows.set(reason, advice);
  }
  return rows;
}

/** For each line the first advice with a reason that the line has. */
function adviceFor(lines: readonly string[]): readonly string[] {
  const rows = [...adviceByReason()];
  const advice = lines.flatMap((line) => {
    const row = rows.find(([reason]) => line.includes(reason));
    return row === undefined ? [] : [row.join(': ')];
  });
  return [...new Set(advice)];
}

/** What a table's columns are read as, by the names of docs/feed.md. */
function columnSections({ columns }: FeedContent['notes']) {
  const read = columns.filter(isRead).map(({ header, meaning }) => {
    const name = meaning === 'heading' ? 'title' : meaning;
    return `${header}: ${name}`;
  });
  const unread = columns.filter((column) => !isRead(column));
  return [
    ...section('Columns that are read', read),
    ...section(
      'Columns that are not read',
      unread.map(({ header }) => header),
    ),
  ];
}

type Report = { readonly lines: readonly string[]; readonly works: boolean };

function reportOf(content: FeedContent, feedName: string): Report {
  const { projects, leftOut, notes } = content;
  const open = projects.filter((project) => !isOver(project, Date.now()));
  const over = projects.length - open.length;
  const reasons = [...leftOut];
  if (over > 0)
    reasons.unshift(`the last day to apply has passed for ${counted(over)}`);
  const outcome = `the site would show ${counted(open.length)}`;
  const [first] = open;
  let summary = `The feed works: ${outcome}.`;
  if (notes.joined > 0) summary = `Rows without an id were joined: ${outcome}.`;
  else if (first === undefined)
    summary = `The site would be empty: ${firstLines(reasons, 1)[0] ?? 'the feed contains no items'}.`;
  const lines = [
    summary,
    `Feed: ${feedName}`,
    ...section('Left out', reasons),
    ...columnSections(notes),
  ];
  if (first !== undefined)
    lines.push('', 'The first assignment:', '', JSON.stringify(first, null, 2));
  return { lines, works: first !== undefined && notes.joined === 0 };
}

async function readReport(configured: () => Config['feed']): Promise<Report> {
  try {
    const feed = configured();
    return reportOf(await createFeedLoader(feed)(), feed.name);
  } catch (error) {
    const isExpected =
      error instanceof FeedFailure || error instanceof ConfigError;
    const reason = isExpected ? error.message : String(error);
    return { lines: [`The feed can’t be used: ${reason}`], works: false };
  }
}

/**
 * Reads the feed once, as the site does. Reports what the site would show,
 * without values of fields that it would not show, and what to do if that does
 * not work, as text without control characters, and characters that are
 * invisible or change the direction.
 */
export async function reportFeed(configured: () => Config['feed']) {
  const { lines, works } = await readReport(configured);
  const text = [
    ...lines,
    ...section('What to do', works ? [] : adviceFor(lines)),
  ].join('\n');
  return {
    text: text
      .toWellFormed()
      .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, ''),
    works,
  };
}
