import { config } from '../config/config.ts';
import {
  english,
  formatAllocation,
  formatDate,
  formatLocation,
  formatPay,
  formatPeriod,
} from '../content/formats.ts';
import { type Translator, t } from '../content/messages.ts';
import { factsOf } from '../facts/project-facts.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';

/** What people read of an assignment besides its roles, in this order. */
const FIELDS = [
  'location',
  'timeline',
  'apply_by',
  'sector',
  'status',
] as const;
type Field = (typeof FIELDS)[number];

/** What a role states besides its title, in this order. */
export const ROLE_TERMS = [
  'tech_stack',
  'languages',
  'allocation',
  'price',
] as const;
type RoleTerm = (typeof ROLE_TERMS)[number];

/**
 * A text of an assignment as people read it, empty if it is not stated, with
 * its label, and the language it is in, if known.
 */
type DisplayText = {
  readonly field: Field | RoleTerm;
  readonly label: string;
  readonly text: string;
  readonly language: string | undefined;
};

/** How texts are composed of the values that the upstream states. */
type Composers = {
  readonly [field in Field | RoleTerm]?: (formats?: typeof english) => string;
};

/**
 * A text that was composed of values alone, in English, is composed anew in the
 * site's language; any other is the upstream's, and stays as it is.
 */
function displayed(
  original: Omit<DisplayText, 'label'>,
  composers: Composers,
): DisplayText {
  const { field, text } = original;
  const label = t(`fields.${field}`);
  const compose = composers[field];
  return compose && text !== '' && text === compose(english)
    ? { field, label, text: compose(), language: config().language }
    : { ...original, label };
}

/** A field of an assignment. */
export function displayText(project: PublicProject, field: Field): DisplayText {
  const { language, stated = {} } = project;
  const text = project[field] ?? '';
  return displayed(
    { field, text, language },
    {
      location: (formats) => formatLocation(stated, formats),
      timeline: (formats) => formatPeriod(stated, formats),
      // A day is stated as a date, whatever the language.
      apply_by: (formats) => (formats === english ? text : formatDate(text)),
    },
  );
}

/**
 * What is shown of an assignment, one of `projects`, besides its roles and
 * context: a last day and a sector only where they are stated, which few are,
 * and no status that all have.
 */
export const displayFields = (
  project: PublicProject,
  { hasOneStatus }: Pick<ProjectList, 'hasOneStatus'>,
): readonly DisplayText[] =>
  FIELDS.map((field) => displayText(project, field)).filter(
    ({ field, text }) =>
      (text || (field !== 'apply_by' && field !== 'sector')) &&
      !(hasOneStatus && field === 'status'),
  );

/** What a role of an assignment states, or some of it, in this order. */
export function displayRole(
  { language }: PublicProject,
  role: PublicProjectRole,
  terms: readonly RoleTerm[] = ROLE_TERMS,
): readonly DisplayText[] {
  const { pay = [], allocation } = role.stated ?? {};
  const composers: Composers = {
    price: (formats) =>
      pay.map((range) => formatPay(range, formats)).join('; '),
    allocation: (formats) =>
      allocation ? formatAllocation(allocation, formats) : '',
  };
  return terms.map((field) =>
    displayed({ field, text: role[field] ?? '', language }, composers),
  );
}

/**
 * Where the work is done, in short: the location of an assignment, as it is
 * shown, and the way of working where that does not say it.
 */
export function placeInShort(
  project: PublicProject,
  location: string,
  translate: Translator = t,
): string {
  const { remote } = factsOf(project);
  const way = remote && translate(`values.way.${remote}`);
  const isRepeated = way && location.toLowerCase().includes(way);
  return [location, !isRepeated && way].filter(Boolean).join(', ');
}
