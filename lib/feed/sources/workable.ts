import { isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/**
 * Workable, public widget API:
 * https://help.workable.com/hc/en-us/articles/115012771647
 */
export const workable = postings('jobs', (job) => {
  const { city, state, country } = job;
  const listed = objects(job.locations);
  // Companies may choose not to show a place.
  const places = listed.filter((place) => isOpen(place, { hidden: 'false' }));
  return {
    id: job.shortcode,
    sector: job.department,
    context: [job.description, job.requirements, job.benefits],
    places: listed.length > 0 ? places : { city, state, country },
    mode: job.telecommuting === true && 'remote',
    posted: line(job.published_on) ?? job.created_at,
    employment: job.employment_type,
  };
});
