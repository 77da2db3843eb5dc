import type { Config } from '../config/config.ts';
import { factsOf } from '../facts/project-facts.ts';
import { cutText } from '../public-project/cut-text.ts';
import { createFeedLoader } from './feed-loader.ts';
import { type FeedContent, FeedFailure, inWords, NO_ASSIGNMENT } from './feed-request.ts';

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

/** The first line: whether the site would show anything, or why not. */
function verdict(
  { items, projects, hidden, unusedFields }: FeedContent,
  { url, statuses, transform, recipe }: Config['feed'],
): string {
  if (url === null) return 'PROJECTS_FEED_URL is not set: the site shows made-up examples.';
  if (projects.length > 0) return `The feed works: the site would show ${counted(projects.length, 'assignment')}.`;
  if (items === 0 && (transform ?? recipe) !== null && unusedFields.length > 0) {
    return 'The site would be empty: the transform found nothing under the names it looks for. The feed has others, see below.';
  }
  if (items === 0) return 'The site would be empty: the feed contains no items.';
  return hidden.length === 0
    ? `The feed can’t be used: ${NO_ASSIGNMENT}.`
    : `The site would be empty: no assignment has one of the statuses in PROJECTS_FEED_STATUSES (${statuses?.join(', ')}).`;
}

function reportOf(content: FeedContent, feed: Config['feed']): FeedReport {
  const { items, pages, projects, hidden, dropped, ignored, unusedFields, unusedOutput } = content;
  const byStatus = items - projects.length - dropped.length;
  const roles = projects.reduce((sum, project) => sum + project.roles.length, 0);
  const lines = [
    verdict(content, feed),
    '',
    `Feed:     ${feed.name}`,
    ...(feed.url === null ? [] : [`Format:   ${content.format}`]),
    `Received: ${counted(items, 'item')}${pages > 1 ? ` on ${pages} pages` : ''}`,
    `Shown:    ${counted(projects.length, 'assignment')} with ${counted(roles, 'role')}`,
    `Left out: ${counted(dropped.length + byStatus, 'item')}${byStatus > 0 ? `, ${byStatus} of them by status` : ''}`,
    ...section('Facts for the filters:', factsIn(projects)),
    ...section('Left out:', dropped.map(inWords)),
    ...section(
      'Left out by PROJECTS_FEED_STATUSES:',
      hidden.map(([status, n]) => `status ${JSON.stringify(status)}: ${counted(n, 'assignment')}`),
    ),
    ...section('Shown without the parts that can’t be read:', ignored.map(inWords)),
    ...section('Fields of the feed that are not used:', unusedFields),
    ...section('Fields of the transform’s result that are not used:', unusedOutput),
    ...(projects[0] === undefined ? [] : ['', 'The first assignment:', '', JSON.stringify(projects[0], null, 2)]),
  ];
  return { text: printable(lines.join('\n')), works: projects.length > 0 };
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
    const text = `The feed can’t be used: ${error.message}.\n\nFeed:     ${feed.name}\nFormat:   ${feed.format}`;
    return { text: printable(text), works: false };
  }
}
