import { at, type Fields, firstOf, isOrAbsent, isTrue, joinWords, lastSegment, line, objects } from './fields.ts';
import { postings, type Source } from './postings.ts';

/** The places of an entry. Companies may choose not to show one. */
function placesOf(entry: Fields): readonly Fields[] {
  const listed = objects(entry.locations);
  return listed.length > 0 ? listed.filter(({ hidden }) => isOrAbsent(hidden, 'false')) : [entry];
}

/** Workable, public widget API: https://help.workable.com/hc/en-us/articles/115012771647 */
export const workable: Source = (body) => {
  const list = at(body, 'jobs');
  // A job in several places has an entry for each.
  const entries = new Map<unknown, Fields[]>();
  const entriesOf = (entry: Fields) => entries.get(line(entry.shortcode) ?? entry) ?? [];
  for (const entry of objects(list)) entries.set(line(entry.shortcode) ?? entry, [...entriesOf(entry), entry]);
  const firsts = [...entries.values()].map(([first]) => first);
  return postings(Array.isArray(list) ? firsts : list, 'Workable’s widget API', (job) => {
    const places = entriesOf(job).flatMap(placesOf);
    const isCoded = places.some(({ countryCode }) => line(countryCode));
    return {
      id: firstOf(job.shortcode, lastSegment(job.url)),
      name: job.title,
      sector: firstOf(job.department, job.industry),
      html: [job.description, job.requirements, job.benefits],
      places: places.map(({ city, region, state, country }) => joinWords([city, line(region) ?? state, country])),
      mode: isTrue(job.telecommuting),
      countries: places.map(({ countryCode, country }) => (isCoded ? countryCode : country)),
      posted: firstOf(job.published_on, job.created_at),
      employment: [job.employment_type],
    };
  });
};
