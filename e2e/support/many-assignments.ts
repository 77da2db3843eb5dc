import example from '../../lib/feed/example-feed.json' with { type: 'json' };

/** A feed of any length: the example assignments again and again, each with an id of its own. */
export function manyAssignments(length: number) {
  return Array.from({ length }, (_, at) => ({ ...example.projects[at % example.projects.length], id: `A-${at + 1}` }));
}
