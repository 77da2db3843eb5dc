import { readRemote } from '../../facts/remote.ts';
import { line } from './fields.ts';

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

const partsOf = (text: string, mark: string): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

const textsOf = (list: readonly unknown[]): readonly string[] => [
  ...new Set(list.map((place) => partsOf(line(place) ?? '', ',').join(', ')).filter(Boolean)),
];

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
  const [stated, others] = [textsOf(places), textsOf(offices)];
  const isNowhere = stated.every((place) => partsOf(place, ';').every(isNoPlace));
  const names = isNowhere && others.length > 0 ? others : stated.filter((name) => !/^distributed$/i.test(name));
  const way = wayOf(mode === true ? 'true' : (line(mode) ?? '')) ?? (isNowhere ? wayOf(stated.join('; ')) : undefined);
  const isSaid = way === undefined || names.some((name) => wayOf(name) === way);
  const text = [...names, ...(isSaid ? [] : [way])].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1) || undefined;
}
