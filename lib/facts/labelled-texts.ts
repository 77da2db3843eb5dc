import type { PublicProject } from '../public-project/public-project.ts';
import { dayInWords } from '../public-project/stated-date.ts';
import { factsOf } from './project-facts.ts';

/**
 * What an assignment states, for people: a label, and the text, `undefined` if
 * it is not stated.
 */
type LabelledText = {
  readonly label: string;
  readonly value: string | undefined;
  /**
   * The field whose text it is, in the language of the assignment. Without this
   * property it is in that of the site.
   */
  readonly field?: keyof PublicProject;
};

/**
 * What every format states of an assignment besides roles and context, in this
 * order; for people without a status that all have.
 */
export function labelledTexts(
  project: PublicProject,
  { hasOneStatus } = { hasOneStatus: false },
): readonly LabelledText[] {
  const { applyBy } = factsOf(project);
  return [
    { label: 'Location', value: project.location, field: 'location' },
    { label: 'Timeline', value: project.timeline, field: 'timeline' },
    ...(applyBy === null
      ? []
      : [{ label: 'Apply by', value: dayInWords(applyBy.value) }]),
    { label: 'Sector', value: project.sector, field: 'sector' },
    ...(hasOneStatus
      ? []
      : [{ label: 'Status', value: project.status, field: 'status' } as const]),
  ];
}
