import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '../lib/config/config.ts';
import {
  type FeedContent,
  FeedFailure,
  firstLines,
} from '../lib/feed/feed-content.ts';
import { createFeedLoader } from '../lib/feed/feed-loader.ts';
import { isOver } from '../lib/public-project/stated-date.ts';
import { counted } from './counted.ts';

const MOST_LINES = 50;

/** Lines under a title, if there are any; of many the first ones. */
function section(title: string, lines: readonly string[]): readonly string[] {
  const more =
    lines.length > MOST_LINES
      ? [`… and ${lines.length - MOST_LINES} more`]
      : [];
  const shown = [...firstLines(lines, MOST_LINES), ...more].map(
    (line) => `  ${line}`,
  );
  return lines.length === 0 ? [] : ['', `${title}:`, ...shown];
}

/**
 * For each line the first row of the troubleshooting table of docs/feed.md with
 * a reason that the line has.
 */
function adviceFor(lines: readonly string[]): readonly string[] {
  const [, table = ''] = readFileSync(
    new URL('../docs/feed.md', import.meta.url),
    'utf8',
  ).split('## Troubleshooting');
  const rows = [...table.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].flatMap(
    ([, reasons = '', advice = '']) =>
      [...reasons.matchAll(/`([^`]+)`/g)].map(([, reason = '']) => ({
        reason,
        advice,
      })),
  );
  const fitting = new Set(
    lines.flatMap(
      (line) => rows.find(({ reason }) => line.includes(reason)) ?? [],
    ),
  );
  return [...fitting].map(
    ({ reason, advice }) =>
      `${reason}: ${advice.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1').replaceAll('`', '')}`,
  );
}

function reportOf(
  { projects, leftOut, format, notes }: FeedContent,
  feedName: string,
) {
  const open = projects.filter((project) => !isOver(project, Date.now()));
  const over = projects.length - open.length;
  const ofOver =
    over > 0
      ? [`the last day to apply has passed for ${counted(over, 'assignment')}`]
      : [];
  const reasons = [...ofOver, ...leftOut];
  const shown = `the site would show ${counted(open.length, 'assignment')}`;
  const isJoinedWithoutId = notes.read.some(
    ({ header, meaning }) => meaning !== 'id' && notes.joined.has(header),
  );
  const works = open.length > 0 && !isJoinedWithoutId;
  const problem = isJoinedWithoutId
    ? `Rows without an id were joined: ${shown}.`
    : `The site would be empty: ${firstLines(reasons, 1)[0] ?? 'the feed contains no items'}.`;
  const joined = [...notes.joined].map(
    ([header, count]) => `${counted(count, 'row')}, by the column ${header}`,
  );
  const read = notes.read.map(({ header, meaning }) => `${header}: ${meaning}`);
  const lines = [
    works ? `The feed works: ${shown}.` : problem,
    `Feed: ${feedName}, read as ${format}`,
    ...section('Left out', reasons),
    ...section('Rows that were joined to one before', joined),
    ...section('Columns that are read', read),
    ...section('Columns that are not read', notes.unread),
    ...open
      .slice(0, 1)
      .flatMap((first) => [
        '',
        'The first assignment:',
        '',
        JSON.stringify(first, null, 2),
      ]),
  ];
  return { lines, works };
}

async function readReport(configured: () => Config['feed']) {
  try {
    const feed = configured();
    return reportOf(await createFeedLoader(feed)(), feed.name);
  } catch (error) {
    const isExpected =
      error instanceof FeedFailure || error instanceof ConfigError;
    return {
      lines: [
        `The feed can’t be used: ${isExpected ? error.message : String(error)}`,
      ],
      works: false,
    };
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
