import type { PublicProject } from '../public-project/public-project.ts';
import type { Remote } from '../public-project/stated-facts.ts';
import { monthsOf } from './compare.ts';
import type { Judgement } from './rank.ts';
import type { Row } from './search-index.ts';
import type { RowFacts, Wish } from './wish.ts';

const MOST_PLACES = 2;

/** What a role states instead of what was wished. */
export type Instead =
  | { readonly kind: 'mentions'; readonly word: string }
  | {
      readonly kind: 'place';
      readonly places: readonly string[];
      /** ISO 3166-1 alpha-2; empty if places are named. */
      readonly countries: readonly string[];
    }
  | { readonly kind: 'way'; readonly way: Remote }
  /** In percent of full time. */
  | { readonly kind: 'workload'; readonly from: number; readonly to: number }
  /** The languages that it requires, ISO 639-1. */
  | { readonly kind: 'needs'; readonly codes: readonly string[] }
  | { readonly kind: 'without'; readonly code: string }
  /** Per hour. */
  | {
      readonly kind: 'rate';
      readonly amount: number;
      readonly currency: string;
    }
  | { readonly kind: 'starts'; readonly month: string }
  | { readonly kind: 'apply-by'; readonly day: string }
  | { readonly kind: 'changed'; readonly day: string };

/**
 * What an assignment is of what was asked for, by its best role: what it meets,
 * what it does not state, or states in words that may mean anything, and what
 * speaks against it, with what it states instead.
 */
export type Reasons = {
  readonly met: readonly Wish[];
  readonly notStated: readonly Wish[];
  readonly unclear: readonly Wish[];
  readonly against: readonly Wish[];
  readonly instead: readonly Instead[];
};

/** What is not wanted, without the word that says so. */
export const unwantedText = ({ text }: Wish) => text.replace(/^not /, '');

function placeIn({ place }: RowFacts): Instead {
  const { places = [], countries = [] } = place ?? {};
  const names = places.map(({ name }) => name).slice(0, MOST_PLACES);
  return {
    kind: 'place',
    places: names,
    countries: names.length > 0 ? [] : countries.slice(0, MOST_PLACES),
  };
}

function languagesNeeded({ languages }: RowFacts, spoken: readonly string[]) {
  const { required = [], alternatives = [] } = languages ?? {};
  const needed = new Set([...required, ...alternatives.flat()]);
  return [...needed].filter((code) => !spoken.includes(code));
}

/** What a row states instead of a wish; `null` if that says nothing. */
function insteadOf(wish: Wish, facts: RowFacts): Instead | null {
  if (!wish.isWanted) return { kind: 'mentions', word: unwantedText(wish) };
  const { way, workload, rate, start, lastDay, changed } = facts;
  const [value] = wish.values;
  switch (value?.kind) {
    case 'place':
      return placeIn(facts);
    case 'way':
      return way === 'not-stated' ? null : { kind: 'way', way };
    case 'workload':
    case 'part-time':
      return workload ? { kind: 'workload', ...workload } : null;
    case 'speaks':
      return { kind: 'needs', codes: languagesNeeded(facts, value.codes) };
    case 'language':
      return { kind: 'without', code: value.code };
    case 'rate':
      return rate ? { kind: 'rate', ...rate } : null;
    case 'start':
      return start ? { kind: 'starts', month: monthsOf(start).from } : null;
    case 'apply-by':
      return lastDay ? { kind: 'apply-by', day: lastDay } : null;
    case 'since':
      return changed ? { kind: 'changed', day: changed } : null;
    default:
      return null;
  }
}

/** The text in which a fact of the kind of a wish stands. */
function textFor({ values }: Wish, project: PublicProject): string {
  const ofRoles = (field: 'allocation' | 'languages' | 'price') =>
    project.roles.map((role) => role[field] ?? '').join('');
  switch (values[0]?.kind) {
    case 'place':
    case 'way':
      return project.location;
    case 'start':
      return project.timeline;
    case 'workload':
    case 'part-time':
      return ofRoles('allocation');
    case 'speaks':
    case 'language':
      return ofRoles('languages');
    case 'rate':
      return ofRoles('price');
    default:
      return '';
  }
}

type Verdict = 'met' | 'notStated' | 'unclear' | 'against' | null;

/** What a row is of a wish; `null` if there is nothing to say about it. */
function verdictOn(
  { wish, met, against }: Judgement,
  row: number,
  project: PublicProject,
): Verdict {
  if (!wish.isWanted) return met.has(row) ? 'against' : null;
  if (met.has(row)) return 'met';
  if (against.has(row)) return 'against';
  if (wish.isLoose) return null;
  return textFor(wish, project) === '' ? 'notStated' : 'unclear';
}

/** The wishes by what a row of an assignment states of them. */
export function reasonsOf(
  judgements: readonly Judgement[],
  row: number,
  { project, facts }: Row,
): Reasons {
  const wishesThat = (verdict: Verdict) =>
    judgements
      .filter((judgement) => verdictOn(judgement, row, project) === verdict)
      .map(({ wish }) => wish);
  const against = wishesThat('against');
  return {
    met: wishesThat('met'),
    notStated: wishesThat('notStated'),
    unclear: wishesThat('unclear'),
    against,
    instead: against
      .map((wish) => insteadOf(wish, facts))
      .filter((value) => value !== null),
  };
}
