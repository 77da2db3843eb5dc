import { countryName } from '@/lib/facts/country.ts';
import { languageName } from '@/lib/facts/languages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import { dayInWords } from '@/lib/public-project/stated-date.ts';
import { monthsOf } from '@/lib/search/compare.ts';
import { factRules } from '@/lib/search/filter-rules.ts';
import type { Reasons, SearchResult } from '@/lib/search/search.ts';
import type { RowFacts, Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_QUOTED = 5;
const MOST_PLACES = 2;

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const quoted = (words: readonly string[]) =>
  AND.format(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => `“${cutText(word, MOST_OF_WISH)}”`),
  );

/** What was not wanted, without the word that says so. */
const withoutNot = ({ text }: Wish) => text.replace(/^not /, '');

/** What a search leaves out because it was not wanted: “SAP or travel”. */
export const leftOut = ({ remarks }: SearchResult): string =>
  OR.format(remarks.without.map(withoutNot));

/**
 * What to say about how a search was understood, in sentences that are the same
 * on the page and in markdown.
 */
export function remarksOn({
  remarks,
  listed,
}: SearchResult): readonly string[] {
  const { corrected, nowhere, last, otherCurrencies } = remarks;
  const isAnyListed = listed.length > 0;
  const all = [
    isAnyListed &&
      corrected.length > 0 &&
      `Showing results for ${quoted(corrected)}.`,
    isAnyListed &&
      last.length > 0 &&
      `Assignments that mention ${quoted(last.map(withoutNot))} come last.`,
    nowhere.length > 0 && `Nothing mentions ${quoted(nowhere)}.`,
    otherCurrencies &&
      `${otherCurrencies.count} ${otherCurrencies.count === 1 ? 'states its' : 'state their'} rate in ${OR.format(otherCurrencies.currencies.slice(0, 3))}.`,
  ];
  return all.filter((remark) => typeof remark === 'string');
}

const WAYS = {
  yes: 'remote',
  partly: 'partly remote',
  no: 'on site',
  'not-stated': '',
};

function languagesNeeded({ languages }: RowFacts, spoken: readonly string[]) {
  const { required = [], alternatives = [] } = languages ?? {};
  const lacking = [...required, ...alternatives.flat()].filter(
    (code) => !spoken.includes(code),
  );
  return `${OR.format([...new Set(lacking)].map(languageName))} needed`;
}

function placesOf({ place }: RowFacts): string {
  const { places = [], countries = [] } = place ?? {};
  const names =
    places.length > 0
      ? places.map(({ name }) => name)
      : countries.map(countryName);
  return `in ${AND.format(names.slice(0, MOST_PLACES))}`;
}

/** What a row states instead of what was wished: “on site”. */
function instead(wish: Wish, facts: RowFacts): string {
  if (!wish.isWanted) return `mentions ${withoutNot(wish)}`;
  const [value] = wish.values;
  const { workload, rate, start, changed } = facts;
  switch (value?.kind) {
    case 'place':
      return placesOf(facts);
    case 'way':
      return WAYS[facts.way];
    case 'workload':
    case 'part-time':
      if (!workload) return '';
      return workload.from === workload.to
        ? `${workload.to} %`
        : `${workload.from}–${workload.to} %`;
    case 'speaks':
      return languagesNeeded(facts, value.codes);
    case 'language':
      return `no ${languageName(value.code)}`;
    case 'rate':
      return rate ? `${rate.amount} ${rate.currency}/h` : '';
    case 'start':
      return start
        ? `starts in ${factRules.start_after.shown(monthsOf(start).from)}`
        : '';
    case 'since':
      return changed ? `of ${dayInWords(changed)}` : '';
    default:
      return '';
  }
}

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. What it meets is marked where it stands, and can be told, too.
 */
export function reasonText(
  { met, notStated, against, facts }: Reasons,
  tellsMet: boolean,
): string {
  const cut = ({ text }: Wish) => cutText(text, MOST_OF_WISH);
  const other = against.map((wish) => instead(wish, facts)).filter(Boolean);
  const parts = [
    tellsMet && met.length > 0 && `meets ${met.map(cut).join(', ')}`,
    notStated.length > 0 && `not stated: ${notStated.map(cut).join(', ')}`,
    ...new Set(other),
  ];
  return parts.filter(Boolean).join('; ');
}
