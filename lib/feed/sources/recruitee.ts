import { deadline, statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  type Fields,
  fieldsOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  line,
  listIn,
  objects,
  pay,
  workplace,
} from './fields.ts';

const placeOf = ({ city, state, country }: Fields) => joinWords([city, state, country]);

/** Recruitee, careers site: https://docs.recruitee.com/reference/intro-to-careers-site-api */
export function* recruitee(body: unknown): Generator<FeedItem | null> {
  for (const offer of listIn(fieldsOf(body).offers, 'a Recruitee careers site')) {
    const hours = joinWords(
      [offer.min_hours, offer.max_hours].filter((number) => line(number) !== '0'),
      '–',
    );
    const translations = Object.entries(fieldsOf(offer.translations));
    const title = line(offer.title) ?? line(fieldsOf(translations[0]?.[1]).title);
    const places = objects(offer.locations);
    const named = places.map(placeOf).filter(Boolean);
    const mode = [
      isTrue(offer.hybrid) && 'hybrid',
      isTrue(offer.remote) && 'remote',
      isTrue(offer.on_site) && 'on site',
    ].find(Boolean);
    const { min, max, currency, period } = fieldsOf(offer.salary);
    // This address returns published jobs only. Talent pools are none.
    if (!isOrAbsent(offer.status, 'published') || !isOrAbsent(offer.kind, 'job')) yield null;
    else
      yield {
        id: line(offer.id) ? offer.id : offer.slug,
        name: title,
        sector: line(offer.department),
        context: joinHtml(offer.description, offer.requirements),
        location: workplace(named.length > 0 ? named : (line(offer.location) ?? placeOf(offer)), mode),
        country: countries(places.length > 0 ? places.map((place) => place.country_code) : [offer.country_code]),
        ...deadline(offer.close_at),
        status: 'Open',
        posted: statedDate(offer.published_at),
        updated: statedDate(offer.updated_at),
        // The texts are in the only language of the translations; of several it isn’t stated which one they are in.
        language: translations.length === 1 ? translations[0]?.[0] : undefined,
        roles: [
          {
            title,
            allocation: joinWords([employment(offer.employment_type_code), hours && `${hours} hours a week`]),
            price: pay(min, max, currency, period),
          },
        ],
      };
  }
}
