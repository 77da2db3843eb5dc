import { pages } from '../../routes/pages.ts';
import type { Professionals } from '../language.ts';

const OPEN_ASSIGNMENTS = `[open assignments](${pages.openProjects.path})`;

export const professionals: Professionals = {
  principle: 'Read everything first.\nSay who you are when you want to.',
  steps: (hasPortal) => [
    [
      'Find a role that fits.',
      `Narrow our ${OPEN_ASSIGNMENTS} down by place, workload, rate or technology.`,
    ],
    [
      'Apply.',
      'The button on the assignment’s page takes you there. You can also ask about it first.',
    ],
    hasPortal
      ? ['Follow your application.', 'Sign in to see where it stands.']
      : ['Hear from us.', 'We write to you about your application.'],
    [
      'Meet the client.',
      'You talk about the work and find out whether you suit each other.',
    ],
    ['Start work.', 'Once the terms are agreed, you’re on board.'],
  ],
  questions: (hasPortal) => [
    [
      'Do I need an account?',
      hasPortal
        ? 'Yes, to apply: you sign in first. No, to read the list or to ask us something.'
        : 'No. This site has no accounts.',
    ],
    [
      'Is the rate negotiable?',
      'The rate is the one published with the role. Where none is stated, please ask us first.',
    ],
    [
      'Can I work remotely?',
      `That depends on the assignment: filter our ${OPEN_ASSIGNMENTS} for remote work.`,
    ],
    [
      'Why has an assignment disappeared?',
      'It has been filled or withdrawn: we list only those we are recruiting for.',
    ],
  ],
};
