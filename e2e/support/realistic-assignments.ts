import { linesOf } from './lines-of.ts';

type Posting = Readonly<Record<string, unknown>>;

// Made up, like every feed of the tests, but as uneven as a real one: four
// languages, missing facts, long words, HTML, lists written in three ways, and
// roles that repeat the posting's name.
const POSTINGS = linesOf<Posting>('realistic-postings.jsonl');

const PLACES = [
  {},
  { location: 'Zürich, Switzerland, hybrid' },
  { location: 'Remote within Europe' },
  {},
  { location: '' },
];

/**
 * The day of posting of the assignment at a place of the list. Every seventh
 * has none.
 */
const posted = (at: number) =>
  at % 7 === 6
    ? {}
    : {
        posted: new Date(Date.UTC(2026, 10, 20 - ((at * 11) % 60)))
          .toISOString()
          .slice(0, 10),
      };

/** Sixty made-up assignments, or fewer, as uneven as those of a real feed. */
export function realisticAssignments(length = 60): readonly Posting[] {
  return Array.from({ length }, (_, at) => {
    const round = Math.floor(at / POSTINGS.length);
    return {
      id: `R-${at + 1}`,
      status: 'Open',
      ...POSTINGS[at % POSTINGS.length],
      ...PLACES[round],
      ...posted(at),
    };
  });
}
