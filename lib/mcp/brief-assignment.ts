import * as z from 'zod';
import { countryName } from '../facts/country.ts';
import { factsOf } from '../facts/project-facts.ts';
import { PublicFacts, publicFacts } from '../facts/public-facts.ts';
import { HOURS_OF_DAY } from '../facts/rate.ts';
import { cutText } from '../public-project/cut-text.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '../public-project/public-project.ts';
import { dayOf, lastChange } from '../public-project/stated-date.ts';
import { AssignmentOutput, inLine } from './assignment-output.ts';

/** A rate per hour. */
const HourlyRate = z.object({
  from: z.number().optional(),
  to: z.number().optional(),
  currency: z.string(),
});

/**
 * An assignment in a list: in short, or in full as get_assignment returns it.
 */
export const ListedAssignment = AssignmentOutput.partial()
  .required({ id: true, name: true })
  .extend({
    role: z.string().optional(),
    place: z.string().optional(),
    rate_per_hour: HourlyRate.optional(),
    start: PublicFacts.shape.start,
    apply_by: PublicFacts.shape.apply_by,
    changed: z.iso.date().optional().describe('Posted or changed'),
    // Described by get_assignment.
    facts: z
      .record(z.string(), z.unknown())
      .meta({ additionalProperties: true })
      .optional(),
  });

/**
 * One that does not meet all of what was asked for, with the other fields of
 * {@link ListedAssignment}, which need not be described again.
 */
export const PartlyAssignment = z.object({
  id: z.string(),
  name: z.string(),
  meets: z.array(z.string()).optional(),
  not_stated: z.array(z.string()).optional(),
  against: z.array(z.string()).optional(),
});

const MOST_PLACES = 2;
const MOST_OF = { name: 70, title: 40, fact: 28, place: 40 };
const WAYS = { yes: 'remote', partly: 'partly remote', no: 'on site' };

/**
 * A role in a few words, with the number of others. A title that only repeats
 * the assignment's name is left out.
 */
function roleInShort(
  { name, roles }: PublicProject,
  role: Partial<PublicProjectRole> = {},
): string {
  const { title = '', allocation = '', languages = '', price = '' } = role;
  const facts = [allocation, languages, price].map((fact) =>
    cutText(fact, MOST_OF.fact),
  );
  const otherRoles = roles.length - 1;
  const plural = otherRoles > 1 ? 's' : '';
  const more = otherRoles > 0 ? `+${otherRoles} role${plural}` : '';
  const ownTitle = title === name ? '' : cutText(title, MOST_OF.title);
  const words = [ownTitle, ...facts].filter(Boolean).join(', ');
  return [words, more].filter(Boolean).join(' ');
}

/**
 * Where the work is done: the places that the location names, otherwise the
 * countries or its text, and the way of working.
 */
function placeInShort(project: PublicProject): string {
  const { places, countries, remote } = factsOf(project);
  const way = remote === null ? '' : WAYS[remote.value];
  const names = places.map(({ text }) => text);
  const where = names.length > 0 ? names : countries?.value.map(countryName);
  const text = where?.slice(0, MOST_PLACES).join(', ');
  const place = text ?? (way === '' ? project.location : '');
  return [cutText(place, MOST_OF.place), way].filter(Boolean).join(', ');
}

const HOURS = { hour: 1, day: HOURS_OF_DAY } as const;

/** The rate of a role per hour, if it is for an hour or a day. */
function ratePerHour(project: PublicProject, at: number) {
  const rate = factsOf(project).roles[at]?.rate?.value;
  if (!rate || (rate.per !== 'hour' && rate.per !== 'day')) return undefined;
  const { from, to, currency, per } = rate;
  return {
    ...(from !== null && { from: from / HOURS[per] }),
    ...(to !== null && { to: to / HOURS[per] }),
    currency,
  };
}

type Row = {
  readonly project: PublicProject;
  /** The role that the row shows, if there is any. */
  readonly role: PublicProjectRole | undefined;
  /** Whether the row has the day of its last change. */
  readonly showsChange: boolean;
};

/**
 * The facts by which an agent decides whether to read an assignment, as data and
 * as one line, with at most one of its roles. What is not stated is absent.
 */
export function briefAssignment(row: Row) {
  const { project, showsChange } = row;
  const { start, apply_by } = publicFacts(project);
  const { id, roles } = project;
  const name = cutText(project.name, MOST_OF.name);
  const role = roleInShort(project, row.role);
  const place = placeInShort(project);
  const rate_per_hour =
    row.role && ratePerHour(project, roles.indexOf(row.role));
  const date = showsChange ? lastChange(project) : undefined;
  const changed = date && dayOf(date);
  const facts = { role, place, rate_per_hour, start, apply_by, changed };
  const present = Object.entries(facts).filter(([, value]) => value);
  const assignment: z.infer<typeof ListedAssignment> = {
    id,
    name,
    ...Object.fromEntries(present),
  };
  const dates = [
    start && `start ${start}`,
    apply_by && `apply by ${apply_by}`,
    changed && `changed ${changed}`,
  ];
  // Encoded, so that the id can't lead a template elsewhere.
  const parts = [name, role, place, ...dates, encodeURIComponent(id)];
  const texts = parts.map((part) => inLine(part ?? '')).filter(Boolean);
  return { assignment, text: `- ${texts.join(' | ')}` };
}
