import { type FactFilter, filters } from '../filters.ts';
import type { TextMatch } from './match-text.ts';
import { MOST_WORDS } from './query-words.ts';
import type { NotApplied } from './sentence.ts';

const quoted = (words: readonly string[], conjunction: string) =>
  [...new Set(words)].map((word) => `“${word}”`).join(` ${conjunction} `);

const REASONS: Readonly<Record<NotApplied['reason'], string>> = {
  rate: 'Rates have a filter.',
  date: 'Dates have filters.',
  'not needed': 'What is not needed leaves nothing out.',
};

/** What to tell about how the texts of filters were understood, in sentences that are the same in every format. */
export function remarksOn(texts: ReadonlyMap<unknown, TextMatch>, isAnyFound: boolean): readonly string[] {
  const all = [...texts.values()];
  const corrected = all.flatMap((text) => text.corrected);
  const last = all.flatMap(({ unwanted }) => unwanted.map(({ typed }) => typed));
  const unmentioned = all.flatMap((text) => text.unmentioned);
  const notApplied = all.flatMap(({ sentence }) => sentence.notApplied);
  const reasons = (Object.keys(REASONS) as NotApplied['reason'][]).map((reason) => {
    const words = notApplied.flatMap((one) => (one.reason === reason ? [one.words] : []));
    return words.length > 0 && `The search does not apply ${quoted(words, 'or')}. ${REASONS[reason]}`;
  });
  const remarks = [
    ...reasons,
    isAnyFound && corrected.length > 0 && `Showing results for ${quoted(corrected, 'and')}.`,
    isAnyFound && last.length > 0 && `Assignments that mention ${quoted(last, 'or')} come last.`,
    isAnyFound &&
      all.some(({ isPartial }) => isPartial) &&
      'No assignment has all of these words. Below is what comes closest.',
    all.some(({ isCut }) => isCut) && `Only the first ${MOST_WORDS} words of a text count.`,
    unmentioned.length > 0 && `Nothing mentions ${quoted(unmentioned, 'or')}.`,
  ];
  return remarks.filter((remark) => remark !== false);
}

/** One line about assignments that may match: how many there are, and what they do not state. */
export function mayFit(count: number, names: readonly FactFilter[]): string {
  const facts = new Set(names.map((name) => filters[name].compares));
  return `${count} more may fit: ${[...facts].join(' or ')} not stated.`;
}
