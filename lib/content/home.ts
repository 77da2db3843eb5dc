/** The sentence at the top of the home page. */
export const headline = 'Independent professionals for technology assignments.';

/**
 * Who you are, where, and since when, in one sentence below the headline;
 * `null` leaves it out.
 */
export const introduction: string | null = null;

/**
 * The two ways in below it: for clients, who write to us, and for
 * professionals, who read the list of assignments.
 */
export const waysIn = {
  clients: {
    name: 'I need people',
    text: 'Tell us what needs doing. We’ll look for people who have done it before.',
  },
  professionals: {
    name: 'I’m a professional',
    text: 'Browse our open assignments with their roles, technologies and locations. No account needed.',
  },
} as const;
