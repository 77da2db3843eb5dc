import { countryCodeOf } from '../../facts/places.ts';
import { readRemote } from '../../facts/remote.ts';
import { scan } from '../../facts/scan.ts';
import { isObject } from '../../http/json.ts';
import type {
  Remote,
  StatedFacts,
  StatedPlace,
} from '../../public-project/stated-facts.ts';
import { cleanLine } from '../../sanitize/clean-text.ts';
import { type Fields, joinWords, line } from './fields.ts';

/**
 * How work is done, as a text or a code such as `on_site` says it; absent if it
 * says nothing.
 */
export const remoteOf = (code: unknown): Remote | undefined =>
  readRemote(scan(line(code) ?? '')).value;

/**
 * A place of which a system states the parts, in the fields that systems have
 * for them, or all in one text; its country as a code or a name. Empty if
 * nothing is stated.
 */
export function placeOf(fields: Fields): StatedPlace {
  const [text, city, state, named] = [
    joinWords(line(fields.text)?.split(',')),
    fields.city,
    fields.region ?? fields.state,
    line(fields.countryCode ?? fields.country_code) ?? fields.country,
  ].map((part) => cleanLine(line(part) ?? '') || undefined);
  const country = countryCodeOf(named ?? '') ?? undefined;
  // A name that is no country's is shown as it is.
  const region = joinWords([state, country ? undefined : named]);
  return { text, city, region, country };
}

/** “2 Locations”, “Mehrere Standorte”: the places are stated elsewhere. */
const SEVERAL =
  /^(?:\d+|multiple|several|various|different|mehrere|verschiedene|plusieurs|flera|flere) \p{L}+$/iu;

const MOST_PLACES = 100;
/**
 * The places of a list, each as its parts or as a text: “Berlin; Hamburg” has
 * two.
 */
function placesIn(list: unknown): readonly StatedPlace[] {
  const distinct = new Map<string, StatedPlace>();
  for (const entry of [list].flat().slice(0, MOST_PLACES)) {
    const texts = (line(entry) ?? '').split(';', MOST_PLACES);
    const places = isObject(entry) ? [entry] : texts.map((text) => ({ text }));
    for (const place of places.map(placeOf))
      distinct.set(JSON.stringify(place), place);
  }
  distinct.delete('{}');
  return [...distinct.values()].slice(0, MOST_PLACES);
}

/** What a place says if it says only how work is done: “Hybrid”, “Remote”. */
function wayIn({ text, city, region }: StatedPlace): string | undefined {
  const words = text ?? (region ? undefined : city);
  const way = words?.replace(/^distributed$/i, 'remote');
  const [span] = readRemote(scan(way ?? '')).spans;
  return span?.start === 0 && span.end === way?.length ? way : undefined;
}

/** The places of a list; of a way of working, the country alone. */
const placesAlone = (places: readonly StatedPlace[]): readonly StatedPlace[] =>
  places.flatMap((place) => {
    if (!wayIn(place)) return place;
    return place.country ? { country: place.country } : [];
  });

/**
 * Where the work is done, and how, with the mode as a text or a code. The
 * offices are the places where a system names none: “Hybrid”, “2 Locations”.
 */
export function workplaceOf(
  places: unknown,
  offices: unknown,
  mode: unknown,
): Pick<StatedFacts, 'places' | 'remote'> {
  const entries = placesIn(places);
  const named = placesAlone(entries);
  const others = placesAlone(placesIn(offices));
  const isNowhere = named.every(({ text = '' }) => SEVERAL.test(text));
  const all = isNowhere && others.length > 0 ? others : named;
  const remote =
    remoteOf(mode) ?? remoteOf(joinWords(entries.map(wayIn), '; '));
  return { places: all.length > 0 ? all : undefined, remote };
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
  const names = named.length > 0 ? named : places.map((place) => place.country);
  const codes = names.flatMap((name = '') => countryCodeOf(name) ?? []);
  const isAll = codes.length === Math.max(names.length, places.length, 1);
  return isAll ? { countries: [...new Set(codes)] } : {};
}
