import { readRemote } from '../../facts/remote.ts';
import { capitalised, joinWords, wordOf } from './fields.ts';

const WAYS = { yes: 'remote', partly: 'hybrid', no: 'on site' };
// What people write in place of a place, where an office may say more.
const NO_PLACE = /^(?:distributed|flexible|office|(?:\d+|multiple|various|several|all) (?:locations|offices|places))$/i;

/** Where work is done, as a text or a code such as `OnSite` or `fully` says: remote, hybrid or on site. */
export function wayOf(text: string): string | undefined {
  if (/^(?:true|fully|distributed)$/i.test(text)) return 'remote';
  const fact = readRemote(text.replaceAll('_', ' '));
  return fact ? WAYS[fact.value] : undefined;
}

/** Whether a text says where work is done, and names no place: “Hybrid”, “Home Office”. “Anywhere” is one. */
const isNoPlace = (text: string) =>
  NO_PLACE.test(text) || (readRemote(text)?.words.length === text.length && !/anywhere/i.test(text));

/** The places of a list, each a text or a list of its parts, without empty parts: “Berlin, , Germany; Hybrid” has two. */
const placesIn = (list: readonly unknown[]): readonly string[] => {
  const places = list.flatMap((place) => joinWords([place].flat())?.split(';') ?? []);
  return [...new Set(places.flatMap((place) => joinWords(place.split(',')) ?? []))];
};

/**
 * Where the work is done: the distinct places of a list, followed by remote, hybrid or on site unless a place says so
 * itself, such as “Berlin; Amsterdam; hybrid”. If they are no places (“Hybrid”), those of the offices count, if there are any.
 * Absent if nothing is known.
 */
export function workplace(
  list: readonly unknown[],
  mode?: unknown,
  offices: readonly unknown[] = [],
): string | undefined {
  const [stated, others] = [placesIn(list), placesIn(offices)];
  const isNowhere = stated.every(isNoPlace);
  const places = isNowhere && others.length > 0 ? others : stated.filter((place) => !/^distributed$/i.test(place));
  const way = wayOf(wordOf(mode)) ?? (isNowhere ? wayOf(stated.join('; ')) : undefined);
  return capitalised(joinWords([...places, places.some((place) => wayOf(place) === way) ? undefined : way], '; '));
}
