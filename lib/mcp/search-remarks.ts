import { countryName } from '../facts/country.ts';
import { languageName } from '../facts/languages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { Instead, Reasons } from '../search/reasons.ts';
import type { SearchResult } from '../search/search.ts';
import { unknownPlaces } from '../search/unknown-places.ts';
import type { Wish } from '../search/wish.ts';

const MOST_OF_WISH = 30;
const MOST_NAMED = 5;

const named = (words: readonly string[]) =>
  words
    .slice(0, MOST_NAMED)
    .map((word) => `“${cutText(word, MOST_OF_WISH)}”`)
    .join(', ');

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
    without.length > 0 && `Left out: ${named(without)}.`,
    last.length > 0 && `Last, because mentioned: ${named(last)}.`,
    otherCurrencies &&
      `${otherCurrencies.count} ${otherCurrencies.count === 1 ? 'states its' : 'state their'} rate in ${otherCurrencies.currencies.join(', ')}.`,
  ];
  return all.filter((remark) => typeof remark === 'string');
}

const WAYS = { yes: 'remote', partly: 'partly remote', no: 'on site' };

/** What a role states that speaks against a wish. */
function insteadText(instead: Instead): string {
  switch (instead.kind) {
    case 'mentions':
      return `mentions ${instead.word}`;
    case 'place': {
      const countries = instead.countries.map(countryName);
      return `in ${[...instead.places, ...countries].join(', ')}`;
    }
    case 'way':
      return WAYS[instead.way];
    case 'workload':
      return `${instead.from}–${instead.to} %`;
    case 'needs':
      return `needs ${instead.codes.map(languageName).join(', ')}`;
    case 'without':
      return `without ${languageName(instead.code)}`;
    case 'rate':
      return `${instead.amount} ${instead.currency}/h`;
    case 'starts':
      return `starts ${instead.month}`;
    case 'apply-by':
      return `apply by ${instead.day}`;
    case 'changed':
      return `of ${instead.day}`;
  }
}

/**
 * What an assignment meets of what was asked for, what it does not state, and
 * what speaks against it, each in few words.
 */
export function briefReasons({ met, notStated, unclear, instead }: Reasons) {
  const short = ({ text }: Wish) => cutText(text, MOST_OF_WISH);
  const silent = [...notStated, ...unclear].map(short);
  const against = [...new Set(instead.map(insteadText))];
  return {
    ...(met.length > 0 && { meets: met.map(short) }),
    ...(silent.length > 0 && { not_stated: silent }),
    ...(against.length > 0 && { against }),
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
