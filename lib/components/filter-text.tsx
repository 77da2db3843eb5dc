import { languageOfChoice } from '../search/choice-language.ts';
import type { Filter } from '../search/filter.ts';
import { CHOICE_NAMES } from '../search/index-parts.ts';
import type { ProjectList } from '../search/project-list.ts';
import { filterLabels, filterValue } from './filter-labels.ts';
import { InLanguage } from './in-language.tsx';

type Props = { readonly projects: ProjectList; readonly name: keyof Filter; readonly value: string };

/** A filter and its value, such as “Location: Wien”, the value in its own language. */
export function FilterText({ projects, name, value }: Props) {
  const choice = CHOICE_NAMES.find((one) => one === name);
  const language = choice && languageOfChoice(projects, choice, value);
  return (
    <>
      {`${filterLabels[name]}: `}
      <InLanguage language={language}>{filterValue(name, value)}</InLanguage>
    </>
  );
}
