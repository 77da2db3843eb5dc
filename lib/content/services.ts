import type { RichText } from './rich-text.ts';

/** A service the consultancy offers to clients. */
export type Service = {
  readonly name: string;
  /** One sentence, for lists. */
  readonly summary: string;
  /** Paragraphs, for the services page. */
  readonly details: readonly RichText[];
};

/** The services, in the order used everywhere: pages, llms.txt, MCP and JSON-LD. */
export const services: readonly Service[] = [
  {
    name: 'A specialist for your team',
    summary: 'One experienced person where your team is short: a developer, an architect, a test lead.',
    details: [
      'Perhaps you need a developer who already knows your framework, an architect for a decision that can’t wait, or a test lead ahead of a release. Tell us what is missing, and we will look for someone who has done that job before.',
      'You meet the people we suggest, and you decide.',
    ],
  },
  {
    name: 'A complete team',
    summary: 'Several roles that belong together, staffed as one assignment.',
    details: [
      'Some work needs more than one pair of hands. Together we define the roles, and we staff them as one assignment: each role with its own technologies, languages, allocation and price.',
      ['Our ', { text: 'open projects', to: 'openProjects' }, ' show what such an assignment looks like.'],
    ],
  },
  {
    name: 'An independent review',
    summary: 'A second opinion on a plan, a system or a proposal.',
    details: [
      'Before you commit, let someone with hands-on experience look at your plan, your system or a supplier’s proposal, and tell you plainly what they would do.',
    ],
  },
];
