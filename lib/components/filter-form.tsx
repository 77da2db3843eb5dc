import { CHOICE_NAMES, type Choice, type ChoiceName, choicesFor } from '../projects/facets.ts';
import type { Listing } from '../projects/listing.ts';
import { pages } from '../site.ts';
import { filterLabels, filterValue } from './filter-labels.ts';

function Select({ name, choices, value }: { name: ChoiceName; choices: readonly Choice[]; value: string }) {
  // A value typed into the address is kept, though no option has it.
  const own = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{filterLabels[name]}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">Any</option>
        {own && <option value={value}>{filterValue(name, value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${filterValue(name, choice.value)} (${choice.count})`}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Search and filters as a plain GET form: its result is an address that can be shared. */
export function FilterForm({ listing: { all, filter } }: { listing: Listing }) {
  const choices = choicesFor(all, filter);
  return (
    <form className="filters" method="get" action={pages.openProjects.path} data-instant="results">
      <p className="wide">
        <label htmlFor="filter-q">{filterLabels.q}</label>
        <input id="filter-q" name="q" type="search" defaultValue={filter.q ?? ''} maxLength={200} />
      </p>
      {CHOICE_NAMES.map((name) => (
        <Select key={name} name={name} choices={choices[name]} value={filter[name] ?? ''} />
      ))}
      <p className="actions">
        <button type="submit">Show</button>
      </p>
    </form>
  );
}
