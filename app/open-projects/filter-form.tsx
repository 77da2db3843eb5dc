import { filters, SORT_DESCRIPTION } from '@/lib/filters.ts';
import { countedInShort, type Listing } from '@/lib/listing/listing.ts';
import { CHOICE_NAMES, type Choice, type ChoiceName } from '@/lib/search/choices.ts';
import { FORM_TOOL, LIST_TOOL, pages } from '@/lib/site.ts';

// Keeps the list from updating with a year that is still being typed.
const EARLIEST = '2000-01-01';

type SelectProps = {
  readonly name: ChoiceName;
  readonly choices: readonly Choice[];
  readonly value: string;
  /** The value for people. */
  readonly text: string;
};

function Select({ name, choices, value, text }: SelectProps) {
  // A value from the address is kept even if it is not among the options.
  const own = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{filters[name].label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value} toolparamdescription={filters[name].description}>
        <option value="">Any</option>
        {own && <option value={value}>{text}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${choice.label} (${choice.count})`}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Filters by day: the day of posting, and others that an address asks for. */
const DAYS = ['posted_after', 'updated_after', 'apply_before'] as const;

/** Days as filters, and the order where there is another one. */
function PostingFields({ listing: { query, result } }: { listing: Listing }) {
  const { filter, sort } = query;
  const hasRates = result.choices().rate_from.length > 0;
  return (
    <>
      {DAYS.filter((name) => name === 'posted_after' || filter[name] !== undefined).map((name) => (
        <p key={name}>
          <label htmlFor={`filter-${name}`}>{filters[name].label}</label>
          <input
            id={`filter-${name}`}
            name={name}
            type="date"
            min={EARLIEST}
            defaultValue={filter[name] ?? ''}
            toolparamdescription={filters[name].description}
          />
        </p>
      ))}
      {(filter.q !== undefined || hasRates || sort !== undefined) && (
        <p>
          <label htmlFor="filter-sort">Order</label>
          <select id="filter-sort" name="sort" defaultValue={sort ?? ''} toolparamdescription={SORT_DESCRIPTION}>
            <option value="">{filter.q === undefined ? 'Usual order' : 'Best match'}</option>
            <option value="newest">Newest first</option>
            {hasRates && <option value="rate">Highest rate first</option>}
          </select>
        </p>
      )}
    </>
  );
}

const TOOL = `Shows matching open assignments on this page, for the person to see. All filters are optional and combined with “and”; an empty filter is ignored. Returns the number of matches and the url of the list; ${LIST_TOOL} returns the assignments themselves.`;

/**
 * Search and filters as a plain GET form, so that results have an address to share; it leads to the results, below the form.
 * On a narrow screen all but the search are folded. The form is also a tool for agents in the browser,
 * which may submit it, because it only reads (WebMCP, declarative API explainer of 2026-05).
 */
export function FilterForm({ listing }: { listing: Listing }) {
  const { projects, query, result } = listing;
  const { filter } = query;
  const choices = result.choices();
  const textOf = (name: ChoiceName) => result.applied.find((one) => one.name === name)?.label ?? '';
  return (
    <form
      className="filters"
      method="get"
      action={`${pages.openProjects.path}#results`}
      data-instant="results"
      toolname={FORM_TOOL}
      tooldescription={TOOL}
      toolautosubmit=""
    >
      <p className="query">
        <label htmlFor="filter-q">{filters.q.label}</label>
        <input
          id="filter-q"
          name="q"
          type="search"
          defaultValue={filter.q ?? ''}
          maxLength={200}
          toolparamdescription={filters.q.description}
        />
      </p>
      <details>
        <summary>Filters</summary>
        {CHOICE_NAMES.filter((name) => choices[name].length > 0 || filter[name] !== undefined).map((name) => (
          <Select key={name} name={name} choices={choices[name]} value={filter[name] ?? ''} text={textOf(name)} />
        ))}
        {projects.all.some(({ posted }) => posted !== undefined) && <PostingFields listing={listing} />}
      </details>
      <p className="actions">
        <button type="submit">{`Show ${countedInShort(result.matching.length)}`}</button>
      </p>
    </form>
  );
}
