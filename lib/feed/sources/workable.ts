import {
  type Fields,
  fieldsOf,
  firstOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  lastSegment,
  line,
  objects,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

const placeOf = ({ city, region, state, country }: Fields) => joinWords([city, line(region) ?? state, country]);

/** The places of an entry. Companies may choose not to show one. */
function placesOf(entry: Fields): readonly Fields[] {
  const listed = objects(entry.locations);
  return listed.length > 0 ? listed.filter(({ hidden }) => isOrAbsent(hidden, 'false')) : [entry];
}

/** Workable, public widget API: https://help.workable.com/hc/en-us/articles/115012771647 */
export function workable(body: unknown): ReturnType<Source> {
  const list = fieldsOf(body).jobs;
  const keyOf = (entry: Fields) => line(entry.shortcode) ?? entry;
  // A job in several places has an entry for each.
  const jobs = new Map<unknown, Fields[]>();
  for (const entry of objects(list)) jobs.set(keyOf(entry), [...(jobs.get(keyOf(entry)) ?? []), entry]);
  const firsts = Array.isArray(list) ? [...jobs.values()].map(([first]) => first) : list;
  return postings(firsts, 'Workable’s widget API', (job) => {
    const places = (jobs.get(keyOf(job)) ?? []).flatMap(placesOf);
    const isCoded = places.some(({ countryCode }) => line(countryCode));
    return {
      id: firstOf(job.shortcode, lastSegment(job.url)),
      name: job.title,
      sector: firstOf(job.department, job.industry),
      context: joinHtml(job.description, job.requirements, job.benefits),
      location: workplace(places.map(placeOf), isTrue(job.telecommuting)),
      countries: places.map(({ countryCode, country }) => (isCoded ? countryCode : country)),
      posted: firstOf(job.published_on, job.created_at),
      employment: [job.employment_type],
    };
  });
}
