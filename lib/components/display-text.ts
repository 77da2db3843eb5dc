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
import {
  allocationInWords,
  locationInWords,
  payInWords,
  periodInWords,
} from '../public-project/stated-texts.ts';

/** A text of an assignment for people, and the language it is in, if known. */
export type DisplayText = {
  readonly text: string;
  readonly language: string | undefined;
};

/**
 * A text that was composed of values alone, in `english` words, is composed
 * anew in the site's language; any other is the upstream's, and stays as it is.
 */
const localized = (
  original: DisplayText,
  english: string,
  local: string,
): DisplayText =>
  original.text !== '' && original.text === english
    ? { text: local, language: config().language }
    : original;

/** A text of an assignment as people read it; empty if it is not stated. */
export function displayText(
  project: PublicProject,
  field: ShownField['field'],
): DisplayText {
  const { language, stated = {} } = project;
  const text = project[field] ?? '';
  if (field === 'apply_by')
    return { text: text && formatDay(text), language: config().language };
  const original = { text, language };
  if (field === 'location')
    return localized(original, locationInWords(stated), formatLocation(stated));
  if (field === 'timeline')
    return localized(original, periodInWords(stated), formatPeriod(stated));
  return original;
}

/** What a role states besides its title, in this order. */
export const ROLE_TERMS = [
  'tech_stack',
  'languages',
  'allocation',
  'price',
] as const;

/** A text of a role as people read it; empty if it is not stated. */
export function displayRoleText(
  { language }: Pick<PublicProject, 'language'>,
  role: PublicProjectRole,
  field: Exclude<keyof PublicProjectRole, 'stated'>,
): DisplayText {
  const original = { text: role[field] ?? '', language };
  const { pay = [], allocation } = role.stated ?? {};
  if (field === 'price') {
    const joined = (format: typeof formatPay) => pay.map(format).join('; ');
    return localized(original, joined(payInWords), joined(formatPay));
  }
  if (field === 'allocation' && allocation !== undefined) {
    const english = allocationInWords(allocation);
    return localized(original, english, formatAllocation(allocation));
  }
  return original;
}
