import { countryName } from '../facts/country.ts';
import { languageName } from '../facts/languages.ts';
import { cutText } from '../public-project/cut-text.ts';
import { monthsOf } from '../search/compare.ts';
import type { Reasons, SearchResult } from '../search/search.ts';
import { unknownPlaces } from '../search/unknown-places.ts';
import type { RowFacts, Wish } from '../search/wish.ts';

const MOST_OF_WISH = 30;
const MOST_NAMED = 5;

const named = (words: readonly string[]) =>
  words
    .slice(0, MOST_NAMED)
    .map((word) => `“${cutText(word, MOST_OF_WISH)}”`)
    .join(', ');
const withoutNot = ({ text }: Wish) => text.replace(/^not /, '');

type Elsewhere = NonNullable<SearchResult['remarks']['elsewhere']>;

function elsewhereRemark({ text, field, count }: Elsewhere): string {
  const value = named([text]);
  return field === 'role'
    ? `No role lists ${value} as a technology; ${count} ${count === 1 ? 'has' : 'have'} it in the title.`
    : `No title has ${value}; ${count} ${count === 1 ? 'lists' : 'list'} it as a technology.`;
}

/** What to say about how the words of a call were understood. */
export function remarksOn({
  filter,
  remarks,
}: SearchResult): readonly string[] {
  const { corrected, nowhere, without, last, otherCurrencies } = remarks;
  const { close, elsewhere } = remarks;
  const unknown = unknownPlaces(filter);
  const all = [
    close.length > 0 &&
      `No role lists exactly ${named(close)}. These list something close.`,
    elsewhere && elsewhereRemark(elsewhere),
    unknown.length > 0 &&
      `No place or region called ${named(unknown)} is known, so only what names it is found.`,
    corrected.length > 0 && `Read as ${named(corrected)}.`,
    nowhere.length > 0 && `Nothing mentions ${named(nowhere)}.`,
    without.length > 0 && `Left out: ${named(without.map(withoutNot))}.`,
    last.length > 0 &&
      `Last, because mentioned: ${named(last.map(withoutNot))}.`,
    otherCurrencies &&
      `${otherCurrencies.count} ${otherCurrencies.count === 1 ? 'states its' : 'state their'} rate in ${otherCurrencies.currencies.join(', ')}.`,
  ];
  return all.filter((remark) => typeof remark === 'string');
}

const WAYS = {
  yes: 'remote',
  partly: 'partly remote',
  no: 'on site',
  'not-stated': '',
};

const namesOf = ({ languages }: RowFacts, spoken: readonly string[]) =>
  [...(languages?.required ?? []), ...(languages?.alternatives ?? []).flat()]
    .filter((code) => !spoken.includes(code))
    .map(languageName)
    .join(', ');

/** What a role states that speaks against a wish. */
function stated(wish: Wish, facts: RowFacts): string {
  const [value] = wish.values;
  const { place, workload, rate, start, changed = '' } = facts;
  if (!wish.isWanted) return `mentions ${withoutNot(wish)}`;
  if (value?.kind === 'way') return WAYS[facts.way];
  if (value?.kind === 'speaks') return `needs ${namesOf(facts, value.codes)}`;
  if (value?.kind === 'language') return `needs ${namesOf(facts, [])}`;
  if (value?.kind === 'start' && start) return `starts ${monthsOf(start).from}`;
  if (value?.kind === 'apply-by') return `apply by ${facts.lastDay}`;
  if (value?.kind === 'since') return `of ${changed}`;
  if (value?.kind === 'rate' && rate)
    return `${rate.amount} ${rate.currency}/h`;
  if (value?.kind === 'workload' && workload)
    return `${workload.from}–${workload.to} %`;
  const places = place?.places.map(({ name }) => name) ?? [];
  const countries = place?.countries.map(countryName) ?? [];
  return `in ${(places.length > 0 ? places : countries).slice(0, 2).join(', ')}`;
}

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what speaks against it, each in few words.
 */
export function briefReasons(reasons: Reasons) {
  const short = ({ text }: Wish) => cutText(text, MOST_OF_WISH);
  const { met, notStated, against, facts } = reasons;
  const other = against.map((wish) => stated(wish, facts)).filter(Boolean);
  return {
    ...(met.length > 0 && { meets: met.map(short) }),
    ...(notStated.length > 0 && { not_stated: notStated.map(short) }),
    ...(other.length > 0 && { against: [...new Set(other)] }),
  };
}

/** These in one line: “meets Java; not stated: 80 %; but on site”. */
export function reasonLine({
  meets = [],
  not_stated = [],
  against = [],
}: ReturnType<typeof briefReasons>): string {
  const parts = [
    meets.length > 0 && `meets ${meets.join(', ')}`,
    not_stated.length > 0 && `not stated: ${not_stated.join(', ')}`,
    against.length > 0 && `but ${against.join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ');
}
