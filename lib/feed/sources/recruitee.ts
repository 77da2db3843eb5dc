import { line, objects } from './fields.ts';
import { postings } from './postings.ts';

/**
 * Recruitee, careers site:
 * https://docs.recruitee.com/reference/intro-to-careers-site-api
 */
export const recruitee = postings(
  'offers',
  (offer) => {
    const places = objects(offer.locations);
    const text = line(offer.city) ? undefined : offer.location;
    return {
      sector: offer.department,
      context: [offer.description, offer.requirements],
      places: places.length > 0 ? places : { ...offer, text },
      mode: ['hybrid', 'remote', 'on_site'].find((way) => offer[way] === true),
      apply_by: offer.close_at,
      posted: offer.published_at,
      updated: offer.updated_at,
      employment: offer.employment_type_code,
      hours: { min: offer.min_hours, max: offer.max_hours },
      pay: offer.salary,
    };
  },
  // This address returns published jobs only. Talent pools are none.
  { status: 'published', kind: 'job' },
);
