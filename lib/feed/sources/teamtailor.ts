import { at, type Fields, fieldsOf, isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';
import type { Source } from './source.ts';

/** How work is done, by the status that Teamtailor states of it. */
export const modeOf = (status: unknown): unknown =>
  status === 'fully' ? 'remote' : status;

const keyOf = ({ type, id }: Fields) => `${line(type)}/${line(id)}`;

/** What a job says that is for the public. */
const OPEN = {
  status: 'open',
  'human-status': 'published',
  internal: 'false',
  template: 'false',
};

/** Teamtailor, jobs of the public API: https://docs.teamtailor.com/#jobs */
export const teamtailor: Source = (body, context) => {
  const included = new Map(
    objects(at(body, 'included')).map((resource) => [
      keyOf(resource),
      fieldsOf(resource.attributes),
    ]),
  );
  return postings('data', (entry) => {
    const job = fieldsOf(entry.attributes);
    const employment = job['employment-type'];
    if (!isOpen(job, OPEN)) return null;
    // Only names of departments and places are read of the included resources.
    const referred = (name: string): readonly Fields[] =>
      objects(at(entry, `relationships.${name}.data`)).map(
        (reference) => included.get(keyOf(reference)) ?? {},
      );
    const places = referred('locations');
    return {
      name: job.title,
      sector: referred('department').map(({ name }) => name),
      context: [job.pitch, job.body],
      places: places.map(({ city, name, country }) => ({
        city: line(city) ?? name,
        country,
      })),
      mode: modeOf(job['remote-status']),
      apply_by: job['end-date'],
      posted: job['created-at'],
      updated: job['updated-at'],
      language: job['language-code'],
      employment: employment === 'none' ? undefined : employment,
      pay: {
        min: job['min-salary'],
        max: job['max-salary'],
        currency: job.currency,
        period: job['salary-time-unit'],
      },
    };
  })(body, context);
};
