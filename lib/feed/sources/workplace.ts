import { countryCodeOf } from '../../facts/country.ts';
import { readRemote } from '../../facts/remote.ts';
import { isObject } from '../../http/json.ts';
import type {
  StatedFacts,
  StatedPlace,
} from '../../public-project/stated-facts.ts';
import { fold } from '../../public-project/words.ts';
import { line } from './fields.ts';
import { MOST_LENGTH, placeOf, remoteOf } from './values.ts';

/** “2 Locations”, “Mehrere Standorte”: the places are stated elsewhere. */
const SEVERAL =
  /^(?:\d+|multiple|several|various|different|mehrere|verschiedene|plusieurs|flera|flere) (?:locations?|places|offices|sites|cities|standorte|orte|lieux|villes|platser|orter|steder)$/;

const MOST_PLACES = 100;
/**
 * The places of a list, each as its parts or as a text: “Berlin; Hamburg” has
 * two.
 */
function placesIn(list: unknown): readonly StatedPlace[] {
  const listed = [list].flat().slice(0, MOST_PLACES);
  const stated = listed.flatMap((place) => {
    if (isObject(place)) return placeOf(place) ?? [];
    const texts = (line(place) ?? '').slice(0, MOST_LENGTH).split(';');
    return texts.flatMap((text) => placeOf({ text }) ?? []);
  });
  const distinct = new Map(stated.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()];
}

/**
 * What a place says if it says only how work is done: “Hybrid”, “Remote”;
 * absent if it names a place.
 */
function wayIn({ text, city, region }: StatedPlace): string | undefined {
  const words = text ?? (region ? undefined : city);
  const way = words?.replace(/^distributed$/i, 'remote');
  return way && readRemote(way)?.words.length === way.length ? way : undefined;
}

/** The places of a list; of a way of working, the country alone. */
const placesAlone = (stated: readonly StatedPlace[]): readonly StatedPlace[] =>
  stated.flatMap((place) => {
    if (wayIn(place) === undefined) return place;
    return place.country ? { country: place.country } : [];
  });

type Stated = {
  readonly places: unknown;
  readonly offices?: unknown;
  /** How work is done, as a text or a code. */
  readonly mode?: unknown;
};

/**
 * Where the work is done, and how. The offices are the places where a system
 * names none: “Hybrid”, “2 Locations”.
 */
export function workplaceOf({
  places,
  offices,
  mode,
}: Stated): Pick<StatedFacts, 'places' | 'remote'> {
  const stated = placesIn(places);
  const ways = stated.flatMap((place) => wayIn(place) ?? []);
  const named = placesAlone(stated);
  const others = placesAlone(placesIn(offices));
  const isNowhere = named.every(({ text = '' }) => SEVERAL.test(fold(text)));
  const shown = isNowhere && others.length > 0 ? others : named;
  const remote = remoteOf(mode) ?? remoteOf(ways.join('; '));
  return {
    ...(shown.length > 0 && { places: shown }),
    ...(remote && { remote }),
  };
}

/**
 * The countries that a system states, or those of its places. Of several
 * places, some countries are not all.
 */
export function countriesOf(
  country: unknown,
  places: readonly StatedPlace[] = [],
): Pick<StatedFacts, 'countries'> {
  const named = [country].flat().map(line).filter(Boolean);
  const stated =
    named.length > 0
      ? named.map((name = '') => countryCodeOf(name))
      : places.map((place) => place.country ?? null);
  const countries = [...new Set(stated.flatMap((code) => code ?? []))];
  const isAll = stated.length >= places.length && !stated.includes(null);
  return isAll && countries.length > 0 ? { countries } : {};
}

/** Which texts say the values of an assignment and nothing else. */
export function composedTexts(
  { places, remote }: StatedFacts,
  isTimeline: boolean,
): Pick<StatedFacts, 'composed'> {
  const composed = [
    ...(places || remote ? (['location'] as const) : []),
    ...(isTimeline ? (['timeline'] as const) : []),
  ];
  return composed.length > 0 ? { composed } : {};
}
