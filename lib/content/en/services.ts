import { pages } from '../../routes/pages.ts';
import type { Service } from '../language.ts';

export const services: readonly Service[] = [
  {
    name: 'A specialist for your team',
    summary:
      'One experienced person to fill the gap in your team: a developer, an architect or a test lead.',
    details:
      'You may need a developer who already knows your framework, an architect for a decision that can’t wait, or a test lead ahead of a release. We look for someone who has done that job before.',
  },
  {
    name: 'A complete team',
    summary: 'Several roles that belong together, filled as one assignment.',
    details: `Some work needs more than one pair of hands. We define the roles with you and publish them as one assignment, each with its own technologies, languages, allocation and rate. See our [open assignments](${pages.openProjects.path}) for examples.`,
  },
  {
    name: 'An independent review',
    summary: 'A second opinion on a plan, a system or a proposal.',
    details:
      'Before you commit, ask someone with hands-on experience to look at your plan, your system or a supplier’s proposal, and to tell you plainly what they would do.',
  },
];
