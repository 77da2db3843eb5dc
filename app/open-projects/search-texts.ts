import {
  formatAll,
  formatAllocation,
  formatAny,
  formatCountry,
  formatDay,
  formatHourly,
  formatLanguage,
  formatMonth,
} from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { monthsOf } from '@/lib/search/compare.ts';
import type { Reasons, SearchResult } from '@/lib/search/search.ts';
import type { RowFacts, Wish } from '@/lib/search/wish.ts';

const MOST_OF_WISH = 40;
const MOST_QUOTED = 5;
const MOST_PLACES = 2;
const MOST_CURRENCIES = 3;

const quoted = (words: readonly string[]) =>
  formatAll(
    words
      .slice(0, MOST_QUOTED)
      .map((word) => t('list.quoted', { word: cutText(word, MOST_OF_WISH) })),
  );

/** What was not wanted, without the word that says so. */
const withoutNot = ({ text }: Wish) => text.replace(/^not /, '');

/** What a search leaves out because it was not wanted: “SAP or travel”. */
export const leftOut = ({ remarks }: SearchResult): string =>
  formatAny(remarks.without.map(withoutNot));

/**
 * What to say about how a search was understood, in sentences that are the same
 * on the page and in markdown.
 */
export function remarksOn({
  remarks,
  listed,
}: SearchResult): readonly string[] {
  const { corrected, nowhere, last, otherCurrencies } = remarks;
  const { close, elsewhere } = remarks;
  const isAnyListed = listed.length > 0;
  const told: string[] = [];
  if (close.length > 0) told.push(t('list.close', { words: quoted(close) }));
  if (elsewhere) {
    const { field, count, text } = elsewhere;
    told.push(t('list.elsewhere', { field, count, word: quoted([text]) }));
  }
  if (isAnyListed && corrected.length > 0)
    told.push(t('list.corrected', { words: quoted(corrected) }));
  if (isAnyListed && last.length > 0)
    told.push(t('list.last', { words: quoted(last.map(withoutNot)) }));
  if (nowhere.length > 0)
    told.push(t('list.nowhere', { words: quoted(nowhere) }));
  if (otherCurrencies) {
    const { count } = otherCurrencies;
    const most = otherCurrencies.currencies.slice(0, MOST_CURRENCIES);
    told.push(
      t('list.otherCurrencies', { count, currencies: formatAny(most) }),
    );
  }
  return told;
}

function languagesNeeded({ languages }: RowFacts, spoken: readonly string[]) {
  const { required = [], alternatives = [] } = languages ?? {};
  const lacking = [...required, ...alternatives.flat()].filter(
    (code) => !spoken.includes(code),
  );
  const names = [...new Set(lacking)].map(formatLanguage);
  return t('reasons.needed', { languages: formatAny(names) });
}

function placesOf({ place }: RowFacts): string {
  const { places = [], countries = [] } = place ?? {};
  const names =
    places.length > 0
      ? places.map(({ name }) => name)
      : countries.map(formatCountry);
  return t('reasons.place', { places: formatAll(names.slice(0, MOST_PLACES)) });
}

/** What a row states instead of what was wished: “on site”. */
function instead(wish: Wish, facts: RowFacts): string {
  if (!wish.isWanted) return t('reasons.mentions', { word: withoutNot(wish) });
  const [value] = wish.values;
  const { workload, rate, start, changed } = facts;
  switch (value?.kind) {
    case 'place':
      return placesOf(facts);
    case 'way':
      return facts.way === 'not-stated' ? '' : t(`values.way.${facts.way}`);
    case 'workload':
    case 'part-time':
      return workload ? formatAllocation({ ...workload, unit: 'percent' }) : '';
    case 'speaks':
      return languagesNeeded(facts, value.codes);
    case 'language':
      return t('reasons.without', { language: formatLanguage(value.code) });
    case 'rate':
      return rate ? formatHourly(rate) : '';
    case 'start':
      return start
        ? t('reasons.starts', { month: formatMonth(monthsOf(start).from) })
        : '';
    case 'apply-by':
      return facts.lastDay
        ? t('reasons.applyBy', { day: formatDay(facts.lastDay) })
        : '';
    case 'since':
      return changed ? t('reasons.changed', { day: formatDay(changed) }) : '';
    default:
      return '';
  }
}

const ofRoles =
  (field: 'allocation' | 'languages' | 'price') =>
  ({ roles }: PublicProject): string =>
    roles.map((role) => role[field] ?? '').join('');

/** The texts in which facts of each kind stand. */
const TEXTS: ReadonlyMap<
  string | undefined,
  (project: PublicProject) => string
> = new Map([
  ['place', ({ location }: PublicProject) => location],
  ['way', ({ location }: PublicProject) => location],
  ['start', ({ timeline }: PublicProject) => timeline],
  ['workload', ofRoles('allocation')],
  ['part-time', ofRoles('allocation')],
  ['speaks', ofRoles('languages')],
  ['language', ofRoles('languages')],
  ['rate', ofRoles('price')],
]);

type ReasonProps = {
  readonly project: PublicProject;
  readonly reasons: Reasons;
  readonly tellsMet: boolean;
};

/**
 * Why an assignment is listed where it is, in few words: “not stated: 80 %; on
 * site”. Where something stands that may mean anything, it is not clear. What it
 * meets is marked where it stands, and can be told, too.
 */
export function reasonText({
  project,
  reasons: { met, notStated, against, facts },
  tellsMet,
}: ReasonProps): string {
  const isUnclear = ({ values }: Wish) =>
    (TEXTS.get(values[0]?.kind)?.(project) ?? '') !== '';
  const unclear = notStated.filter(isUnclear);
  const absent = notStated.filter((wish) => !isUnclear(wish));
  const listed = (wishes: readonly Wish[]) =>
    wishes.map(({ text }) => cutText(text, MOST_OF_WISH)).join(', ');
  const other = against.map((wish) => instead(wish, facts)).filter(Boolean);
  const parts = [...new Set(other)];
  if (unclear.length > 0)
    parts.unshift(t('reasons.unclear', { wishes: listed(unclear) }));
  if (absent.length > 0)
    parts.unshift(t('reasons.notStated', { wishes: listed(absent) }));
  if (tellsMet && met.length > 0)
    parts.unshift(t('reasons.meets', { wishes: listed(met) }));
  return parts.join('; ');
}
