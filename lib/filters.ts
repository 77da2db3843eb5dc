/** A filter for a list of assignments, as the form, the tools and the documents describe it. How it matches is in `lib/search/filter-rules.ts`. */
export type FilterDefinition = {
  /** Its visible name. */
  readonly label: string;
  /** What it does, for tools and documents. */
  readonly description: string;
  /** What a value has to be, for the message about one that is not allowed. */
  readonly allowed: string;
  /** How it is set in the form. */
  readonly control: 'search' | 'select' | 'date';
  /** Its values with their visible names, if they are fixed. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Every filter. All are optional and combined with “and”. Those about a role must hold for the same role. */
export const filters = {
  q: {
    label: 'Search',
    description:
      'What you are looking for, as words or as a sentence in English, German, French or Swedish, for example “senior python developer in Munich”. Every word that carries something must occur. Words joined by “or” or a comma are alternatives; what comes after “not” or a minus is shown last. “remote”, “Sweden” or “no Swedish needed” mean filters; use those',
    allowed: 'words',
    control: 'search',
  },
  role: {
    label: 'Role',
    description: 'Words in the title of a role, for example “architect”',
    allowed: 'words of a title',
    control: 'select',
  },
  technology: {
    label: 'Technology',
    description: 'A technology of a role, for example “C#”, “React” or “golang”',
    allowed: 'a technology',
    control: 'select',
  },
  location: {
    label: 'Location',
    description: 'A city or region that the location names, in any of its common names, for example “Munich”',
    allowed: 'a place',
    control: 'select',
  },
  country: {
    label: 'Country',
    description:
      'A country, as a code (“DE”) or a name (“Germany”, “Tyskland”), also of cities whose country is not named',
    allowed: 'a country such as “DE” or “Germany”',
    control: 'select',
  },
  sector: {
    label: 'Sector',
    description: 'Words in the client’s sector, for example “energy”',
    allowed: 'words of a sector',
    control: 'select',
  },
  remote: {
    label: 'Remote',
    description:
      'Whether the work is remote, according to the location: “yes” (can be fully remote), “partly” (hybrid, or some days on site), “no” (on site) or “not-stated”; several with commas',
    allowed: '“yes”, “partly”, “no” or “not-stated”',
    control: 'select',
    values: { yes: 'Fully remote', partly: 'Partly remote', no: 'On site', 'not-stated': 'Not stated' },
  },
  part_time: {
    label: 'Workload',
    description: '“yes”: a role that can be filled at 80 % or less. “no”: a role that needs more',
    allowed: '“yes” or “no”',
    control: 'select',
    values: { yes: 'Part-time (80 % or less)', no: 'Over 80 %' },
  },
  speaks: {
    label: 'I speak',
    description:
      'The languages somebody speaks, as codes (“en” or “sv,en”): leaves out roles that require another; “-sv” those that require Swedish',
    allowed: 'languages such as “en” or “sv,en”',
    control: 'select',
  },
  rate_from: {
    label: 'Rate from',
    description:
      'A whole number such as “90”: a role that can pay as much per hour, in the currency that most roles state. A day is eight hours',
    allowed: 'a whole number such as “90”',
    control: 'select',
  },
  start_after: {
    label: 'Starts from',
    description: 'A month such as “2027-01”: starts in it or later',
    allowed: 'a month such as “2027-01”',
    control: 'select',
  },
  start_before: {
    label: 'Starts until',
    description: 'A month such as “2027-03”: starts in it or earlier',
    allowed: 'a month such as “2027-03”',
    control: 'select',
  },
  posted_after: {
    label: 'Posted since',
    description: 'A day such as “2026-11-03”: posted on it or later',
    allowed: 'a day such as “2026-11-03”',
    control: 'date',
  },
  updated_after: {
    label: 'Changed since',
    description: 'A day such as “2026-11-03”: posted or changed on it or later',
    allowed: 'a day such as “2026-11-03”',
    control: 'date',
  },
  apply_before: {
    label: 'Apply until',
    description: 'A day such as “2026-12-05”: the last day to apply is on it or before',
    allowed: 'a day such as “2026-12-05”',
    control: 'date',
  },
} as const satisfies Record<string, FilterDefinition>;

export type FilterName = keyof typeof filters;

/** The query parameters that filter a list of assignments. */
export const FILTER_NAMES = Object.keys(filters) as readonly FilterName[];

/** Whether a filter takes several values, any of which matches. */
export const takesSeveral = (name: string): boolean =>
  ['role', 'technology', 'location', 'country', 'sector'].includes(name);

/** The orders of a list besides its own: by relevance with a text query, otherwise the newest first. */
export const SORTS = ['newest', 'rate'] as const;
export type Sort = (typeof SORTS)[number];

/** What the order means, for agents. */
export const SORT_DESCRIPTION =
  '“newest”: by date of posting, the newest first, undated ones last. “rate”: the highest rate first. By default the most relevant come first if there is a search text';

/** Whether a query parameter is one that other sites add to links for their statistics, such as `utm_source`. */
export const isTracking = (name: string): boolean => /^(?:utm(?:_[a-z]+)?|[a-z]{1,3}clid|ref|source|_rsc)$/.test(name);

/** What `unstated` means, for agents. */
export const UNSTATED_DESCRIPTION =
  '“yes”: also returns, after the matches, assignments that do not state what a filter asks for';
