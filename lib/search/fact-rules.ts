import type { ProjectFacts } from '../facts/project-facts.ts';
import type { FactFilter } from '../filters.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { lastChange } from '../public-project/stated-date.ts';
import { HOURS_OF_DAY, thisMonth } from './meant-values.ts';

/** A role of an assignment with its facts, or an assignment without roles. */
export type Row = {
  readonly project: PublicProject;
  readonly facts: ProjectFacts;
  readonly role: ProjectFacts['roles'][number] | undefined;
  readonly at: number;
};

/** A role that can be filled at this percentage or less is part-time. */
const PART_TIME_PERCENT = 80;
export const isPartTime = ({ from }: { readonly from: number }): boolean => from <= PART_TIME_PERCENT;

/** The most that a role states to pay per hour. */
export function hourlyRate({ role }: Row): { readonly amount: number; readonly currency: string } | null {
  const { from, to, currency = '', per } = role?.rate?.value ?? {};
  const most = to ?? from ?? null;
  return most === null || per === 'month' ? null : { amount: per === 'day' ? most / HOURS_OF_DAY : most, currency };
}

const languagesOf = ({ role }: Row) => role?.languages?.value;
const startOf = ({ facts }: Row) => (facts.start?.value === 'now' ? thisMonth() : facts.start?.value);

type Rule = {
  /** What a row states: equal for rows that state the same, nothing if a row states nothing. */
  readonly stated: (row: Row) => string | null | undefined;
  /** Whether a row that states something is what some values ask for. */
  readonly holds: (row: Row, values: readonly string[]) => boolean;
  /** The values to choose from because of a row. */
  readonly offered?: (row: Row) => readonly (string | undefined)[];
};
const start = { stated: ({ facts }: Row) => facts.start?.value, offered: (row: Row) => [startOf(row)] };
const partTime = ({ role }: Row) => role?.allocation && (isPartTime(role.allocation.value) ? 'yes' : 'no');
const since = ({ project }: Row) => lastChange(project)?.slice(0, 10);

/** How each filter by facts compares. Places have an index of their own. */
export const rules: Readonly<Record<Exclude<FactFilter, 'location'>, Rule>> = {
  remote: {
    stated: ({ facts }) => facts.remote?.value,
    holds: ({ facts }, ways) => ways.includes(facts.remote?.value ?? ''),
  },
  part_time: {
    stated: partTime,
    holds: (row, [value]) => partTime(row) === value,
    offered: (row) => [partTime(row) ?? undefined],
  },
  speaks: {
    stated(row) {
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return required.length + alternatives.length > 0 ? JSON.stringify([required, alternatives]) : null;
    },
    holds(row, codes) {
      const speaks = (code: string) => (codes[0]?.startsWith('-') ? !codes.includes(`-${code}`) : codes.includes(code));
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return required.every(speaks) && alternatives.every((one) => one.some(speaks));
    },
    offered(row) {
      const { required = [], alternatives = [] } = languagesOf(row) ?? {};
      return [required.join(',') || undefined, ...alternatives.flat()];
    },
  },
  rate_from: {
    stated(row) {
      const rate = hourlyRate(row);
      return rate && `${rate.amount} ${rate.currency}`;
    },
    holds(row, [value = '']) {
      const [rate, [least, currency]] = [hourlyRate(row), value.split(' ')];
      return rate?.currency === currency && (rate?.amount ?? 0) >= Number(least);
    },
  },
  start_after: { ...start, holds: (row, [value = '']) => (startOf(row) ?? '') >= value },
  start_before: { ...start, holds: (row, [value = '']) => (startOf(row) ?? '') <= value },
  since: { stated: since, holds: (row, [value = '']) => (since(row) ?? '') >= value },
};
export type RuleName = keyof typeof rules;
export const RULE_NAMES = Object.keys(rules) as readonly RuleName[];
