import { isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/**
 * Recruitee, careers site:
 * https://docs.recruitee.com/reference/intro-to-careers-site-api
 */
export const recruitee = postings('offers', (offer) => {
  // This address returns published jobs only. Talent pools are none.
  if (!isOpen(offer, { status: 'published', kind: 'job' })) return null;
  const places = objects(offer.locations);
  return {
    sector: offer.department,
    context: [offer.description, offer.requirements],
    places:
      places.length > 0
        ? places.map((place) => ({
            city: place.city,
            region: place.state,
            country: line(place.country_code) ?? place.country,
          }))
        : {
            text: line(offer.city) ? undefined : offer.location,
            city: offer.city,
            region: offer.state,
            country: line(offer.country_code) ?? offer.country,
          },
    mode: ['hybrid', 'remote', 'on_site'].find((way) => offer[way] === true),
    apply_by: offer.close_at,
    posted: offer.published_at,
    updated: offer.updated_at,
    employment: offer.employment_type_code,
    hours: { min: offer.min_hours, max: offer.max_hours },
    pay: offer.salary,
  };
});
