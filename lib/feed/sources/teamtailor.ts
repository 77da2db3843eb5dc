import {
  type Fields,
  fieldsOf,
  isOrAbsent,
  joinHtml,
  joinWords,
  line,
  type NextPage,
  objects,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

const placeOf = ({ city, name, country }: Fields) => joinWords([line(city) ?? name, country]);

/** Teamtailor, jobs of the public API: https://docs.teamtailor.com/#jobs */
export function teamtailor(body: unknown): ReturnType<Source> {
  const keyOf = ({ type, id }: Fields) => `${line(type)}/${line(id)}`;
  // Only names of departments, roles and places are read of the included resources.
  const included = new Map(objects(fieldsOf(body).included).map((one) => [keyOf(one), fieldsOf(one.attributes)]));
  return postings(fieldsOf(body).data, 'Teamtailor’s jobs', (entry) => {
    const job = fieldsOf(entry.attributes);
    const isPublic =
      entry.attributes !== undefined &&
      isOrAbsent(job.status, 'open') &&
      isOrAbsent(job['human-status'], 'published') &&
      isOrAbsent(job.internal, 'false') &&
      isOrAbsent(job.template, 'false');
    if (!isPublic) return null;
    const relations = fieldsOf(entry.relationships);
    const referred = (...names: readonly string[]): readonly Fields[] =>
      names.flatMap((name) => objects(fieldsOf(relations[name]).data).map((one) => included.get(keyOf(one)) ?? {}));
    const places = referred('locations', 'location');
    return {
      id: entry.id,
      name: job.title,
      sector: joinWords(referred('department').map(({ name }) => name)),
      context: joinHtml(job.pitch, job.body),
      location: workplace(places.map(placeOf), job['remote-status']),
      countries: places.map(({ country }) => country),
      until: job['end-date'],
      posted: job['created-at'],
      updated: job['updated-at'],
      language: job['language-code'],
      employment: [job['employment-type']],
      price: pay(job['min-salary'], job['max-salary'], job.currency, job['salary-time-unit']),
    };
  });
}

export const nextOfTeamtailor: NextPage = (body) => line(fieldsOf(fieldsOf(body).links).next) ?? null;
