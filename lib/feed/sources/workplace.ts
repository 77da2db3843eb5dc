import { countryCodeOf } from '../../facts/country.ts';
import { readRemote } from '../../facts/remote.ts';
import { scan } from '../../facts/scan.ts';
import { isObject } from '../../http/json.ts';
import type {
  Remote,
  StatedFacts,
  StatedPlace,
} from '../../public-project/stated-facts.ts';
import { joinWords, line } from './fields.ts';
import { MOST_LENGTH, placeOf, remoteOf } from './values.ts';

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
    const texts = (line(entry) ?? '').slice(0, MOST_LENGTH).split(';');
    const parts = isObject(entry) ? [entry] : texts.map((text) => ({ text }));
    for (const place of parts.map(placeOf))
      distinct.set(JSON.stringify(place), place);
  }
  distinct.delete('{}');
  return [...distinct.values()];
}

/** What a place says if it says only how work is done: “Hybrid”, “Remote”. */
function wayIn({ text, city, region }: StatedPlace): string | undefined {
  const words = text ?? (region ? undefined : city);
  const way = words?.replace(/^distributed$/i, 'remote');
  const [span] = (way && readRemote(scan(way))?.spans) || [];
  return span?.start === 0 && span.end === way?.length ? way : undefined;
}

/** The places of a list; of a way of working, the country alone. */
const placesAlone = (places: readonly StatedPlace[]): readonly StatedPlace[] =>
  places.flatMap((place) => {
    if (wayIn(place) === undefined) return place;
    return place.country ? { country: place.country } : [];
  });

type Workplace = {
  readonly places: unknown;
  readonly offices?: unknown;
  /** How work is done, as a text or a code. */
  readonly mode?: unknown;
  readonly remote?: Remote | undefined;
};

/**
 * Where the work is done, and how. The offices are the places where a system
 * names none: “Hybrid”, “2 Locations”.
 */
export function workplaceOf({
  places,
  offices,
  mode,
  remote,
}: Workplace): Pick<StatedFacts, 'places' | 'remote'> {
  const entries = placesIn(places);
  const named = placesAlone(entries);
  const others = placesAlone(placesIn(offices));
  const isNowhere = named.every(({ text = '' }) => SEVERAL.test(text));
  const all = isNowhere && others.length > 0 ? others : named;
  const way =
    remote ?? remoteOf(mode) ?? remoteOf(joinWords(entries.map(wayIn), '; '));
  return {
    ...(all.length > 0 && { places: all }),
    ...(way && { remote: way }),
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
  const codes =
    named.length > 0
      ? named.map((name = '') => countryCodeOf(name))
      : places.map((place) => place.country ?? null);
  const countries = [...new Set(codes.flatMap((code) => code ?? []))];
  const isAll = codes.length >= places.length && !codes.includes(null);
  return isAll && countries.length > 0 ? { countries } : {};
}
