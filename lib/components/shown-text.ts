import { config } from '../config/config.ts';
import {
  formatAllocation,
  formatDay,
  formatLocation,
  formatPay,
  formatPeriod,
} from '../content/formats.ts';
import type { ShownField } from '../facts/shown-fields.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import type { StatedRole } from '../public-project/stated-facts.ts';
import {
  allocationInWords,
  locationInWords,
  payInWords,
  periodInWords,
} from '../public-project/stated-texts.ts';

/** A text of an assignment for people, and the language it is in, if known. */
export type ShownText = {
  readonly text: string;
  readonly language: string | undefined;
};

const payments =
  (format: typeof payInWords) =>
  ({ pay = [] }: StatedRole) =>
    pay.map(format).join('; ');

const share =
  (format: typeof allocationInWords) =>
  ({ allocation }: StatedRole) =>
    allocation === undefined ? '' : format(allocation);

/** How values are composed for the API, and for people. */
const OF_PROJECT = {
  location: [locationInWords, formatLocation],
  timeline: [periodInWords, formatPeriod],
} as const;
const OF_ROLE = {
  price: [payments(payInWords), payments(formatPay)],
  allocation: [share(allocationInWords), share(formatAllocation)],
} as const;

/**
 * A text that is composed of values alone is composed anew in the site's
 * language; any other is the upstream's, and stays as it is.
 */
function shown<Values>(
  own: ShownText,
  stated: Values | undefined,
  [compose, format]: readonly [(of: Values) => string, (of: Values) => string],
): ShownText {
  const isComposed =
    own.text !== '' && stated !== undefined && own.text === compose(stated);
  return isComposed
    ? { text: format(stated), language: config().language }
    : own;
}

/** A text of an assignment as people read it; empty if it is not stated. */
export function shownText(
  project: PublicProject,
  field: 'location' | 'timeline' | 'sector' | 'status',
): ShownText {
  const { language, stated } = project;
  const own = { text: project[field] ?? '', language };
  return field === 'location' || field === 'timeline'
    ? shown(own, stated, OF_PROJECT[field])
    : own;
}

/** What {@link shownFields} gives as people read it; a day in words. */
export function shownFieldText(
  project: PublicProject,
  { field, value = '' }: ShownField,
): ShownText {
  if (field !== 'apply_by') return shownText(project, field);
  return { text: value && formatDay(value), language: config().language };
}

type RoleField = Exclude<keyof PublicProjectRole, 'stated'>;

/** A text of a role as people read it; empty if it is not stated. */
export function shownRoleText(
  { language }: Pick<PublicProject, 'language'>,
  role: PublicProjectRole,
  field: RoleField,
): ShownText {
  const own = { text: role[field] ?? '', language };
  return field === 'price' || field === 'allocation'
    ? shown(own, role.stated, OF_ROLE[field])
    : own;
}
