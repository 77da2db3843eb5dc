import { languageOfChoice } from '../projects/choice-language.ts';
import { CHOICE_NAMES } from '../projects/facets.ts';
import type { Filter } from '../projects/filter.ts';
import type { PublicProject } from '../projects/project.ts';
import { filterLabels, filterValue } from './filter-labels.ts';
import { InLanguage } from './in-language.tsx';

type Props = { readonly projects: readonly PublicProject[]; readonly name: keyof Filter; readonly value: string };

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
