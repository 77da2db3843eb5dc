import type { Place } from '../facts/places.ts';
import type { Span } from '../facts/scan.ts';
import type { Remote } from '../public-project/stated-facts.ts';

/** How people work, according to the location, which often doesn’t say it. */
export type Way = Remote | 'not-stated';

/**
 * Words that a row must have, in any field or in one: of each group, one term.
 * Terms of a group are names of one thing.
 */
export type WordsValue = {
  readonly kind: 'word';
  readonly groups: readonly (readonly string[])[];
};

/** In percent of full time. */
export type Workload = { readonly from: number; readonly to: number };
export type HourlyRate = { readonly amount: number; readonly currency: string };
/** Months such as “2027-03”, or days, inclusive. */
export type Bounds = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
/** What each fact of a row is compared with. */
type FactValues = {
  readonly place: { readonly place: Place };
  readonly way: { readonly ways: readonly Way[] };
  readonly workload: Workload;
  /** Languages of which a role uses one, ISO 639-1. */
  readonly language: { readonly codes: readonly string[] };
  /** The least per hour. */
  readonly rate: HourlyRate;
  readonly start: Bounds;
  /** Between which days applications end. */
  readonly lastDay: Bounds;
  /** Between which days it was posted, or last changed. */
  readonly changed: Bounds;
};
export type FactName = keyof FactValues;
/** A value that the facts of a row are compared with, of some kinds. */
export type FactValue<Kinds extends FactName = FactName> = {
  [Kind in Kinds]: { readonly kind: Kind } & FactValues[Kind];
}[Kinds];

export type Value = WordsValue | FactValue;
export const isOfWords = (value: Value): value is WordsValue =>
  'groups' in value;

/** What somebody typed that ranks the list. Any of its values is enough. */
export type Wish = {
  readonly values: readonly Value[];
  /** What is not wanted leaves out what has it. */
  readonly isWanted: boolean;
  /** A loose wish affects only the order: its words are only in long texts. */
  readonly isLoose: boolean;
  /** As it was typed, without what says that it is not wanted. */
  readonly text: string;
};

/** A wish as a text that means the same when it is read: “SAP”, “not SAP”. */
export const textOfWish = ({ text, isWanted }: Wish): string =>
  isWanted ? text : `not ${text}`;

/** What some words of a sentence ask for. */
export type Mention = Partial<Pick<Wish, 'isWanted' | 'isLoose'>> & {
  /** Without a value, the words leave nothing out. */
  readonly value?: Value | undefined;
  readonly spans: readonly Span[];
};
