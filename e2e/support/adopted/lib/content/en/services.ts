import type { Service } from '@/lib/content/language.ts';
import { pages } from '@/lib/routes/pages.ts';

export const services: readonly Service[] = [
  {
    name: 'Data platforms, from the first plan to operation',
    summary: 'Architects and engineers for what your reports rest on.',
    details: `We plan, build and hand over. See our [assignments](${pages.openProjects.path}).`,
  },
  {
    name: 'Cloud migration',
    summary: 'A team that has moved others before.',
    details: 'One service at a time, and each can be **moved back**.',
  },
];
