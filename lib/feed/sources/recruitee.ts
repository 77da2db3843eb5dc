import { at, type Fields, fieldsOf, firstOf, isOrAbsent, isTrue, joinWords, line, objects } from './fields.ts';
import { postings, type Source } from './postings.ts';

const placeOf = ({ city, state, country }: Fields) => joinWords([city, state, country]);

/** Recruitee, careers site: https://docs.recruitee.com/reference/intro-to-careers-site-api */
export const recruitee: Source = (body) =>
  postings(at(body, 'offers'), 'a Recruitee careers site', (offer) => {
    // This address returns published jobs only. Talent pools are none.
    if (!isOrAbsent(offer.status, 'published') || !isOrAbsent(offer.kind, 'job')) return null;
    const hours = joinWords(
      [offer.min_hours, offer.max_hours].filter((number) => line(number) !== '0'),
      '–',
    );
    const [translation, ...others] = Object.entries(fieldsOf(offer.translations));
    const places = objects(offer.locations);
    const named = places.map(placeOf).filter(Boolean);
    const { min, max, currency, period } = fieldsOf(offer.salary);
    return {
      id: firstOf(offer.id, offer.slug),
      name: firstOf(offer.title, at(translation?.[1], 'title')),
      sector: offer.department,
      html: [offer.description, offer.requirements],
      places: named.length > 0 ? named : [firstOf(offer.location, placeOf(offer))],
      mode: ['hybrid', 'remote', 'on_site'].find((one) => isTrue(offer[one])),
      countries: places.length > 0 ? places.map((place) => place.country_code) : [offer.country_code],
      until: offer.close_at,
      posted: offer.published_at,
      updated: offer.updated_at,
      // The texts are in the only language of the translations; of several it isn’t stated which one they are in.
      language: others.length > 0 ? undefined : translation?.[0],
      employment: [offer.employment_type_code, hours && `${hours} hours a week`],
      pay: [min, max, currency, period],
    };
  });
