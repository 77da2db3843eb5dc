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

// What is longer is no code, and is cut in any case.
const MOST_LENGTH = 1_000;
const codeOf = (value: unknown) => (line(value) ?? '').slice(0, MOST_LENGTH);

/**
 * How work is done, as a text or a code such as `on_site` says it; absent if it
 * says nothing.
 */
export function remoteOf(code: unknown): Remote | undefined {
  return readRemote(scan(codeOf(code).replaceAll('_', ' '))).value;
}

/**
 * A place of which a system states the parts, in the fields that systems have
 * for them, or all in one text; its country as a code or a name. Empty if
 * nothing is stated.
 */
export function placeOf(fields: Fields): StatedPlace {
  const [text, city, region, named] = [
    joinWords(line(fields.text)?.split(',')),
    line(fields.city),
    line(fields.region ?? fields.state),
    line(fields.countryCode ?? fields.country_code) ?? line(fields.country),
  ].map((part) => part && cleanLine(part));
  const country = (named && countryCodeOf(named)) || undefined;
  // A name that is no country's is shown as it is.
  const area = joinWords([region, country ? undefined : named]);
  return {
    ...(text && { text }),
    ...(city && { city }),
    ...(area && { region: area }),
    ...(country && { country }),
  };
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
    const texts = codeOf(entry)
      .split(';')
      .map((text) => ({ text }));
    for (const place of (isObject(entry) ? [entry] : texts).map(placeOf))
      distinct.set(JSON.stringify(place), place);
  }
  distinct.delete('{}');
  return [...distinct.values()];
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
    if (wayIn(place) === undefined) return place;
    return place.country ? { country: place.country } : [];
  });

type Workplace = {
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
}: Workplace): Pick<StatedFacts, 'places' | 'remote'> {
  const entries = placesIn(places);
  const named = placesAlone(entries);
  const others = placesAlone(placesIn(offices));
  const isNowhere = named.every(({ text = '' }) => SEVERAL.test(text));
  const all = isNowhere && others.length > 0 ? others : named;
  const remote =
    remoteOf(mode) ?? remoteOf(joinWords(entries.map(wayIn), '; '));
  return {
    ...(all.length > 0 && { places: all }),
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
  const codes =
    named.length > 0
      ? named.map((name = '') => countryCodeOf(name))
      : places.map((place) => place.country ?? null);
  const countries = [...new Set(codes.flatMap((code) => code ?? []))];
  const isAll = codes.length >= places.length && !codes.includes(null);
  return isAll && countries.length > 0 ? { countries } : {};
}
