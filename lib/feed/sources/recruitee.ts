import {
  type Fields,
  fieldsOf,
  firstOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  line,
  objects,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

const placeOf = ({ city, state, country }: Fields) => joinWords([city, state, country]);

/** Recruitee, careers site: https://docs.recruitee.com/reference/intro-to-careers-site-api */
export const recruitee: Source = (body) =>
  postings(fieldsOf(body).offers, 'a Recruitee careers site', (offer) => {
    // This address returns published jobs only. Talent pools are none.
    if (!isOrAbsent(offer.status, 'published') || !isOrAbsent(offer.kind, 'job')) return null;
    const hours = joinWords(
      [offer.min_hours, offer.max_hours].filter((number) => line(number) !== '0'),
      '–',
    );
    const translations = Object.entries(fieldsOf(offer.translations));
    const places = objects(offer.locations);
    const named = places.map(placeOf).filter(Boolean);
    const mode = ['hybrid', 'remote', 'on_site'].find((one) => isTrue(offer[one]));
    const { min, max, currency, period } = fieldsOf(offer.salary);
    return {
      id: firstOf(offer.id, offer.slug),
      name: firstOf(offer.title, fieldsOf(translations[0]?.[1]).title),
      sector: offer.department,
      context: joinHtml(offer.description, offer.requirements),
      location: workplace(named.length > 0 ? named : firstOf(offer.location, placeOf(offer)), mode),
      countries: places.length > 0 ? places.map((place) => place.country_code) : [offer.country_code],
      until: offer.close_at,
      posted: offer.published_at,
      updated: offer.updated_at,
      // The texts are in the only language of the translations; of several it isn’t stated which one they are in.
      language: translations.length === 1 ? translations[0]?.[0] : undefined,
      employment: [offer.employment_type_code, hours && `${hours} hours a week`],
      price: pay(min, max, currency, period),
    };
  });
