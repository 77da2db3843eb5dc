import { deadline, statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  type Fields,
  fieldsOf,
  isOrAbsent,
  joinHtml,
  joinWords,
  line,
  listIn,
  type NextPage,
  objects,
  pay,
  workplace,
} from './fields.ts';

const placeOf = ({ city, name, country }: Fields) => joinWords([line(city) ?? name, country]);

/** Teamtailor, jobs of the public API: https://docs.teamtailor.com/#jobs */
export function* teamtailor(body: unknown): Generator<FeedItem | null> {
  const list = listIn(fieldsOf(body).data, 'Teamtailor’s jobs');
  const keyOf = ({ type, id }: Fields) => `${line(type)}/${line(id)}`;
  // Only names of departments, roles and places are read of the included resources.
  const included = new Map(objects(fieldsOf(body).included).map((one) => [keyOf(one), fieldsOf(one.attributes)]));
  for (const entry of list) {
    const job = fieldsOf(entry.attributes);
    const relations = fieldsOf(entry.relationships);
    const referred = (...names: readonly string[]): readonly Fields[] =>
      names.flatMap((name) => objects(fieldsOf(relations[name]).data).map((one) => included.get(keyOf(one)) ?? {}));
    const places = referred('locations', 'location');
    const isPublic =
      entry.attributes !== undefined &&
      isOrAbsent(job.status, 'open') &&
      isOrAbsent(job['human-status'], 'published') &&
      isOrAbsent(job.internal, 'false') &&
      isOrAbsent(job.template, 'false');
    if (!isPublic) yield null;
    else
      yield {
        id: entry.id,
        name: line(job.title),
        sector: joinWords(referred('department').map(({ name }) => name)),
        context: joinHtml(job.pitch, job.body),
        location: workplace(places.map(placeOf), job['remote-status']),
        country: countries(places.map(({ country }) => country)),
        ...deadline(job['end-date']),
        status: 'Open',
        posted: statedDate(job['created-at']),
        updated: statedDate(job['updated-at']),
        language: job['language-code'],
        roles: [
          {
            title: line(job.title),
            allocation: employment(job['employment-type']),
            price: pay(job['min-salary'], job['max-salary'], job.currency, job['salary-time-unit']),
          },
        ],
      };
  }
}

export const nextOfTeamtailor: NextPage = (body) => line(fieldsOf(fieldsOf(body).links).next) ?? null;
