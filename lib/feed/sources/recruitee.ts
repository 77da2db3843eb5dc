import { fieldsOf, isOpen, isTrue, joinWords, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/** Recruitee, careers site: https://docs.recruitee.com/reference/intro-to-careers-site-api */
export const recruitee = postings('offers', (offer) => {
  // This address returns published jobs only. Talent pools are none.
  if (!isOpen(offer, { status: 'published', kind: 'job' })) return null;
  const places = objects(offer.locations);
  const languages = Object.keys(fieldsOf(offer.translations));
  const hours = joinWords(
    [offer.min_hours, offer.max_hours].filter((one) => Number(line(one)) > 0),
    '–',
  );
  return {
    id: offer.id,
    name: offer.title,
    sector: offer.department,
    html: [offer.description, offer.requirements],
    places: places.length > 0 ? places.map(({ city, state, country }) => [city, state, country]) : [offer.location],
    mode: ['hybrid', 'remote', 'on_site'].find((one) => isTrue(offer[one])),
    countries: places.map((place) => place.country_code),
    apply_by: offer.close_at,
    posted: offer.published_at,
    updated: offer.updated_at,
    // Of several languages it isn’t stated which one the texts are in.
    language: languages.length > 1 ? undefined : languages[0],
    employment: [offer.employment_type_code, hours && `${hours} hours a week`],
    pay: offer.salary,
  };
});
