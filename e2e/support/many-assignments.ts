import examples from '../../lib/feed/example-feed.json' with { type: 'json' };

/**
 * A feed of any length: the example assignments repeated, each with its own id.
 */
export function manyAssignments(length: number) {
  return Array.from({ length }, (_, at) => ({
    ...examples[at % examples.length],
    id: `A-${at + 1}`,
  }));
}
