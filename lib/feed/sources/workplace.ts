import { readRemote } from '../../facts/remote.ts';
import { line, wordOf } from './fields.ts';

const WAYS = { yes: 'remote', partly: 'hybrid', no: 'on site' };
// What people write in place of a place, where an office may say more.
const NO_PLACE =
  /^(?:distributed|flexible|office|\d+ locations|(?:multiple|various|several|all) (?:locations|offices|places))$/i;

/** Where work is done, as a text or a code such as `OnSite` or `fully` says: remote, hybrid or on site. */
export function wayOf(text: string): string | undefined {
  if (/^(?:true|full|fully|distributed)$/i.test(text)) return 'remote';
  const fact = readRemote(text.replaceAll('_', ' '));
  return fact ? WAYS[fact.value] : undefined;
}

/** Whether a text says where work is done, and names no place: “Hybrid”, “Home Office”. “Anywhere” is one. */
const isNoPlace = (text: string) =>
  NO_PLACE.test(text) || (readRemote(text)?.words.length === text.length && !/anywhere/i.test(text));

/** The places of a list, without empty parts: “Berlin, , Germany; Hybrid” has two. */
const placesIn = (list: readonly unknown[]): readonly string[] => {
  const places = list.flatMap((place) => line(place)?.split(';') ?? []);
  const cleaned = places.map((place) =>
    place
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
  );
  return [...new Set(cleaned.filter(Boolean))];
};

/**
 * Where the work is done: the distinct places of a list, followed by remote, hybrid or on site unless a place says so
 * itself, such as “Berlin; Amsterdam; hybrid”. If they are no places (“Hybrid”), those of the offices count, if there are any.
 * Absent if nothing is known.
 */
export function workplace(
  places: readonly unknown[],
  mode?: unknown,
  offices: readonly unknown[] = [],
): string | undefined {
  const [stated, others] = [placesIn(places), placesIn(offices)];
  const isNowhere = stated.every(isNoPlace);
  const names = isNowhere && others.length > 0 ? others : stated.filter((name) => !/^distributed$/i.test(name));
  const way = wayOf(wordOf(mode)) ?? (isNowhere ? wayOf(stated.join('; ')) : undefined);
  const text = [...names, ...(names.some((name) => wayOf(name) === way) ? [] : [way])].filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}
