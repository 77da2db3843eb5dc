import type { ChoiceName } from './index-parts.ts';
import type { ProjectList } from './project-list.ts';

/** The language of a value to choose from: that of the assignments which have it, if they are all in one. */
export function languageOfChoice({ index }: ProjectList, name: ChoiceName, value: string): string | undefined {
  return index.choices(name).languages.get(value);
}
