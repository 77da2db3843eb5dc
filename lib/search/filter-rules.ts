import { countryCodeOf, countryName } from '../facts/country.ts';
import { languageCodeOf, languageName } from '../facts/languages.ts';
import type { ProjectFacts } from '../facts/project-facts.ts';
import { monthOf } from '../facts/start.ts';
import { type FactFilter, type FilterName, filters } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { dayInWords, dayOf, isDay, lastChange } from '../public-project/stated-date.ts';

/** A role of an assignment with its facts, or an assignment without roles. */
export type Row = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  readonly role: ProjectFacts['roles'][number] | undefined;
  readonly at: number;
};

type Rule = {
  /** The value as it is compared; `null` if it is not allowed. */
  readonly read: (value: string) => string | null;
  /** The value for people. */
  readonly shown: (value: string) => string;
  /** What a row states, as text; nothing if it states nothing. */
  readonly statedBy: (row: Row) => readonly (string | null | undefined)[];
  /** Whether what a row states is what a value asks for. */
  readonly holds: (stated: string, value: string) => boolean;
  /** The values to choose from for what a row states, by default the same; none for a day. */
  readonly offered?: (stated: string) => readonly string[];
};

/** A role that can be filled at this percentage or less is part-time. */
const PART_TIME_PERCENT = 80;
const HOURS_OF_DAY = 8;
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Values separated by commas or semicolons, each read; `null` if one is not allowed. */
function readList(value: string, read: (one: string) => string | null): readonly string[] | null {
  const values = value.split(/[,;]/).map((one) => read(one.trim()));
  const allowed = values.filter((one) => one !== null);
  return allowed.length < values.length ? null : [...new Set(allowed)].toSorted();
}

/** A filter with several values, any of which matches. */
const anyOf = (read: (one: string) => string | null, nameOf: (one: string) => string) => ({
  read: (value: string) => readList(value, read)?.join(',') ?? null,
  shown: (value: string) => value.split(',').map(nameOf).join(' or '),
  holds: (stated: string, value: string) => value.split(',').includes(stated),
});

export const isPartTime = ({ from }: { readonly from: number }): boolean => from <= PART_TIME_PERCENT;

const ways: ReadonlyMap<string, string> = new Map(Object.entries(filters.remote.values));
function wayNamed(value: string): string | null {
  const name = value.toLowerCase().replaceAll('_', '-');
  return name === 'hybrid' ? 'partly' : ways.has(name) ? name : null;
}

const YES_OR_NO = new Map(Object.entries({ yes: 'yes', true: 'yes', no: 'no', false: 'no' }));

/** A code, or a code with a minus for every other language. */
function spokenCode(value: string): string | null {
  const code = languageCodeOf(value.replace(/^-/, ''));
  return code && (value.startsWith('-') ? `-${code}` : code);
}
/** Languages that somebody speaks, or else those that somebody doesn't. */
function readSpoken(value: string): string | null {
  const codes = readList(value, spokenCode);
  const spoken = codes?.filter((code) => !code.startsWith('-') && !codes.includes(`-${code}`)) ?? [];
  return codes && (spoken.length > 0 ? spoken : codes.filter((code) => code.startsWith('-'))).join(',');
}
/** The languages that a role states, from their text: all of `required`, and one of each of `alternatives`. */
function languagesIn(stated: string) {
  const [required = [], ...alternatives] = stated.split(';').map((codes) => codes.split(',').filter(Boolean));
  return { required, alternatives };
}

/** The month of today, in which what starts now starts. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);
const monthStated = (stated: string) => (stated === 'now' ? thisMonth() : stated);
const month = {
  read: (value: string) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value) ? value : monthOf(value)),
  shown: (value: string) => MONTH.format(new Date(`${value}-01T00:00:00Z`)),
  statedBy: ({ facts }: Row) => [facts.start?.value],
  offered: (stated: string) => [monthStated(stated)],
};
const day = { read: (value: string) => (isDay(value) ? value : null), shown: dayInWords, offered: () => [] };
const since = { ...day, holds: (stated: string, value: string) => stated >= value };

/** The most that a role states to pay per hour, with the currency: “EUR 95”. */
function hourlyRate({ role }: Row) {
  const { from, to, currency, per } = role?.rate?.value ?? {};
  const most = to ?? from ?? null;
  if (most === null || per === 'month') return null;
  return `${currency} ${per === 'day' ? most / HOURS_OF_DAY : most}`;
}

/** How each filter by facts reads a value and compares it. The other filters find words. */
export const rules: Readonly<Record<FactFilter, Rule>> = {
  country: { ...anyOf(countryCodeOf, countryName), statedBy: ({ facts }) => facts.countries?.value ?? [] },
  remote: {
    ...anyOf(wayNamed, (way) => ways.get(way) ?? way),
    statedBy: ({ facts }) => [facts.remote?.value],
  },
  part_time: {
    read: (value) => YES_OR_NO.get(value.toLowerCase()) ?? null,
    shown: (value) => (value === 'yes' ? filters.part_time.values.yes : filters.part_time.values.no),
    statedBy: ({ role }) => [role?.allocation && (isPartTime(role.allocation.value) ? 'yes' : 'no')],
    holds: (stated, value) => stated === value,
  },
  speaks: {
    read: readSpoken,
    shown(value) {
      const names = value.split(',').map((code) => languageName(code.replace('-', '')));
      return `${value.startsWith('-') ? 'any but ' : ''}${names.join(' and ')}`;
    },
    statedBy: ({ role }) =>
      role?.languages ? [[role.languages.value.required, ...role.languages.value.alternatives].join(';')] : [],
    holds(stated, value) {
      const codes = value.split(',');
      const speaks = (code: string) => (value.startsWith('-') ? !codes.includes(`-${code}`) : codes.includes(code));
      const { required, alternatives } = languagesIn(stated);
      return required.every(speaks) && alternatives.every((one) => one.some(speaks));
    },
    offered(stated) {
      const { required, alternatives } = languagesIn(stated);
      return [...(required.length > 0 ? [required.toSorted().join(',')] : []), ...alternatives.flat()];
    },
  },
  rate_from: {
    read: (value) => (/^\d{1,6}$/.test(value) ? String(Number(value)) : null),
    shown: (value) => value,
    statedBy: (row) => [hourlyRate(row)],
    holds: (stated, value) => Number(stated) >= Number(value),
  },
  start_after: { ...month, holds: (stated, value) => monthStated(stated) >= value },
  start_before: { ...month, holds: (stated, value) => monthStated(stated) <= value },
  posted_after: { ...since, statedBy: ({ project: { posted } }) => [posted && dayOf(posted)] },
  updated_after: { ...since, statedBy: ({ project }) => [lastChange(project)?.slice(0, 10)] },
  apply_before: {
    ...day,
    statedBy: ({ facts }) => [facts.applyBy?.value],
    holds: (stated, value) => stated <= value,
  },
};

export const FACT_FILTERS = Object.keys(rules) as readonly FactFilter[];

export const isFactFilter = (name: FilterName): name is FactFilter => Object.hasOwn(rules, name);

/** A value as it is compared; `null` if the filter does not allow it. */
export function readValue(name: FilterName, value: string): string | null {
  return value === '' || !isFactFilter(name) ? value : rules[name].read(value.trim());
}
