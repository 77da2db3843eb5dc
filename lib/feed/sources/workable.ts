import { statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  type Fields,
  fieldsOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  lastSegment,
  line,
  listIn,
  objects,
  workplace,
} from './fields.ts';

const placeOf = ({ city, region, state, country }: Fields) => joinWords([city, line(region) ?? state, country]);

/** The places of an entry. Companies may choose not to show one. */
function placesOf(entry: Fields): readonly Fields[] {
  const listed = objects(entry.locations);
  return listed.length > 0 ? listed.filter(({ hidden }) => isOrAbsent(hidden, 'false')) : [entry];
}

/** Workable, public widget API: https://help.workable.com/hc/en-us/articles/115012771647 */
export function* workable(body: unknown): Generator<FeedItem | null> {
  // A job in several places has an entry for each.
  const jobs = new Map<unknown, Fields[]>();
  for (const entry of listIn(fieldsOf(body).jobs, 'Workable’s widget API')) {
    const key = line(entry.shortcode) ?? entry;
    jobs.set(key, [...(jobs.get(key) ?? []), entry]);
  }
  for (const entries of jobs.values()) {
    const [job = {}] = entries;
    const places = entries.flatMap(placesOf);
    const isCoded = places.some(({ countryCode }) => line(countryCode));
    yield {
      id: line(job.shortcode) ? job.shortcode : lastSegment(job.url),
      name: line(job.title),
      sector: line(job.department) ?? line(job.industry),
      context: joinHtml(job.description, job.requirements, job.benefits),
      location: workplace(places.map(placeOf), isTrue(job.telecommuting)),
      country: countries(places.map(({ countryCode, country }) => (isCoded ? countryCode : country))),
      status: 'Open',
      posted: statedDate(line(job.published_on) ? job.published_on : job.created_at),
      roles: [{ title: line(job.title), allocation: employment(job.employment_type) }],
    };
  }
}
