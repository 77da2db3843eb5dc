// What a source states as a value and not in words. It stays a value: readers
// of prose are for what is stated in prose alone.

/** Whether the work can be done remotely. */
export type Remote = 'yes' | 'partly' | 'no';

/** A place as a source states it: by its parts, or in words. */
export type StatedPlace = {
  /** The source's own words for all of it: “Oslo, Norway (Majorstuen)”. */
  readonly text?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
};

export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** From one number to another; one end may be open: “up to 95”. */
export type Range = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** What a role pays. What is not stated is absent. */
export type StatedPay = Range & {
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly per?: PayPeriod | undefined;
};

/** How much a role takes, in percent of full time or in hours a week. */
export type StatedAllocation = {
  readonly from: number;
  readonly to: number;
  readonly unit: 'percent' | 'hours a week';
};

export type StatedRole = {
  /** Several are for several places or levels, and no one rate. */
  readonly pay?: readonly StatedPay[] | undefined;
  readonly allocation?: StatedAllocation | undefined;
  /** The spoken languages that are required (ISO 639-1). */
  readonly languages?: readonly string[];
};

/**
 * The values that a source states of an assignment. Beside them,
 * `PublicProject` has the days of posting, of change and the last one to apply.
 */
export type StatedFacts = {
  readonly remote?: Remote | undefined;
  /** All places, of which the location is composed. */
  readonly places?: readonly StatedPlace[] | undefined;
  /** All countries of its places (ISO 3166-1 alpha-2). */
  readonly countries?: readonly string[];
  /** “now”, a month such as “2027-01”, or a day. */
  readonly start?: string | undefined;
  /** The month or day on which it ends. */
  readonly end?: string | undefined;
};
