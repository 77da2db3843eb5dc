import { config } from '../config/config.ts';
import {
  english,
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

/** A text of an assignment for people, and the language it is in, if known. */
export type DisplayText = {
  readonly text: string;
  readonly language: string | undefined;
};

/**
 * A text that was composed of values alone, in English, is composed anew in the
 * site's language; any other is the upstream's, and stays as it is.
 */
function localized(
  original: DisplayText,
  compose: (formats?: typeof english) => string,
): DisplayText {
  const isComposed = original.text !== '' && original.text === compose(english);
  return isComposed
    ? { text: compose(), language: config().language }
    : original;
}

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
    return localized(original, (formats) => formatLocation(stated, formats));
  if (field === 'timeline')
    return localized(original, (formats) => formatPeriod(stated, formats));
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
  if (field === 'price')
    return localized(original, (formats) =>
      pay.map((range) => formatPay(range, formats)).join('; '),
    );
  if (field === 'allocation' && allocation)
    return localized(original, (formats) =>
      formatAllocation(allocation, formats),
    );
  return original;
}
