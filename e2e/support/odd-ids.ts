import { PAGE_SIZE } from '../../lib/projects/paging.ts';
import { feed } from './feed.ts';

/** Ids with a special meaning in an address, in markup or to Next. */
export const ODD_IDS: readonly string[] = [
  'a/b',
  '%',
  '100%',
  '%25',
  '%2F',
  '%00',
  'EX 1',
  '[id]',
  '[[...path]]',
  'a.b',
  '..a',
  'a?b#c',
  'x&y=z',
  'a\\b',
  "a'b(c)*!",
  '<b>',
  'ß東京',
  'e\u0301',
  '\u{1F682}',
  'index',
  'page',
  '__proto__',
];

/** A feed with one assignment for each of these ids, named after it, and enough others for a second page. */
export const oddFeed = [...ODD_IDS, ...Array.from({ length: PAGE_SIZE }, (_, at) => `N-${at}`)].map((id) => ({
  ...feed.projects[0],
  id,
  name: `Named ${id}`,
}));
