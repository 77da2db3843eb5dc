import { assignments } from './assignments.ts';
import { upstreamItem } from './upstream-item.ts';

/**
 * A realistic upstream feed: made-up assignments plus fields that must
 * never leave the server.
 */
export const SECRET = 'PRIVATE-7f3c';
/** What an upstream says that fails, which must not leave the server either. */
export const UPSTREAM_WORDS = 'UPSTREAM-WORDS-91c2';

export const feed = {
  generated: '2026-11-20',
  projects: [
    ...assignments.map((project) => ({
      ...project,
      client: { name: `${SECRET} client`, email: `${SECRET}@client.example` },
      margin: `${SECRET} 18 %`,
      candidates: [{ name: `${SECRET} candidate` }],
      roles: project.roles.map((role) => ({
        ...role,
        internal_notes: `${SECRET} note`,
      })),
    })),
    {
      id: 2001,
      name: 'Numbered',
      sector: null,
      context: 'c',
      location: 'Bergen',
      timeline: 't',
      status: 'Matching',
      roles: [],
    },
    // A second with the same id.
    upstreamItem('EX-1001'),
    { id: 'broken', context: 'No name at all' },
  ],
};

/** The ids that the site has to show for this feed. */
export const openIds: readonly string[] = [
  ...assignments.map(({ id }) => id),
  '2001',
];
