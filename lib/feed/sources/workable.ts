import { firstOf, isOpen, objects } from './fields.ts';
import { postings } from './postings.ts';

/** Workable, public widget API: https://help.workable.com/hc/en-us/articles/115012771647 */
export const workable = postings('jobs', (job) => {
  // Companies may choose not to show a place.
  const listed = objects(job.locations).filter((place) => isOpen(place, { hidden: 'false' }));
  const places = Array.isArray(job.locations) ? listed : [job];
  return {
    id: job.shortcode,
    name: job.title,
    sector: firstOf(job.department, job.industry),
    html: [job.description, job.requirements, job.benefits],
    places: places.map(({ city, region, state, country }) => [city, firstOf(region, state), country]),
    mode: job.telecommuting,
    countries: places.map(({ countryCode, country }) => firstOf(countryCode, country)),
    posted: firstOf(job.published_on, job.created_at),
    employment: [job.employment_type],
  };
});
