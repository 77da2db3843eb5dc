import { isOpen, line, objects, postings } from './postings.ts';

/**
 * Workable, public widget API:
 * https://help.workable.com/hc/en-us/articles/115012771647
 */
export const workable = postings('jobs', (job) => {
  // Companies may choose not to show a place.
  const places = objects(job.locations).filter((place) =>
    isOpen(place, { hidden: 'false' }),
  );
  return {
    id: job.shortcode,
    sector: line(job.department) ?? job.industry,
    context: [job.description, job.requirements, job.benefits],
    places: places.map(({ city, region, country }) => [city, region, country]),
    mode: job.telecommuting === true && 'remote',
    country: places.map(
      ({ countryCode, country }) => line(countryCode) ?? country,
    ),
    posted: line(job.published_on) ?? job.created_at,
    employment: job.employment_type,
  };
});
