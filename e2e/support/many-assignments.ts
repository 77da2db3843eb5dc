import example from '../../lib/feed/example-feed.json' with { type: 'json' };

/** A feed of any length: the example assignments repeated, each with its own id. */
export function manyAssignments(length: number) {
  return Array.from({ length }, (_, at) => ({ ...example.projects[at % example.projects.length], id: `A-${at + 1}` }));
}
