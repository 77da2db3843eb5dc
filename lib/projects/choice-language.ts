import { processWide } from '../process-wide.ts';
import type { ChoiceName } from './facets.ts';
import type { PublicProject } from './project.ts';
import { placesOf, technologiesOf } from './search-index.ts';

/** The languages of the assignments that have a value, by filter and value; one without a language counts as `undefined`. */
type Languages = ReadonlyMap<string, ReadonlySet<string | undefined>>;

const keyOf = (name: ChoiceName, value: string) => `${name} ${value}`;

function keysOf({ sector = '', location, roles }: PublicProject): readonly string[] {
  return [
    keyOf('sector', sector),
    ...placesOf({ location }).map((value) => keyOf('location', value)),
    ...roles.map(({ title }) => keyOf('role', title)),
    ...roles.flatMap(technologiesOf).map((value) => keyOf('technology', value)),
  ];
}

function languagesIn(projects: readonly PublicProject[]): Languages {
  const languages = new Map<string, Set<string | undefined>>();
  if (projects.every(({ language }) => language === undefined)) return languages;
  for (const project of projects) {
    for (const key of keysOf(project)) {
      languages.set(key, (languages.get(key) ?? new Set()).add(project.language));
    }
  }
  return languages;
}

const known = processWide('choice-languages', () => new WeakMap<readonly PublicProject[], Languages>());

/** The language of a value to choose from: that of the assignments which have it, if they are all in one. */
export function languageOfChoice(
  projects: readonly PublicProject[],
  name: ChoiceName,
  value: string,
): string | undefined {
  const languages = known.get(projects) ?? languagesIn(projects);
  known.set(projects, languages);
  const [language, ...others] = languages.get(keyOf(name, value)) ?? [];
  return others.length === 0 ? language : undefined;
}
