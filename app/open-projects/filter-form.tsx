import { FILTER_NAMES, type FilterName, filters } from '@/lib/filters.ts';
import { countedInShort, type Listing } from '@/lib/listing/listing.ts';
import { pages } from '@/lib/routes/pages.ts';
import { CHOICE_NAMES, type ChoiceName, offeredIn } from '@/lib/search/choices.ts';

/** The filters that are always in view on a wide screen; the others are folded. */
const FIRST: readonly ChoiceName[] = ['remote', 'location', 'technology', 'part_time', 'rate_from'];
const OTHERS = CHOICE_NAMES.filter((name) => !FIRST.includes(name));

type Props = { readonly listing: Listing };

function Select({ name, listing: { query, result } }: Props & { readonly name: ChoiceName }) {
  const options = result.choices()[name];
  const value = query.filter[name] ?? '';
  const chosen = result.applied.find((one) => one.name === name)?.values.map(({ label }) => label) ?? [];
  // A value from the address is kept even if it is not among the options.
  const own = value !== '' && !options.some((option) => option.value === value);
  const others = options.flatMap(({ label, added }) => (added ? [{ label, ...added }] : []));
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{filters[name].label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">Any</option>
        {own && <option value={value}>{chosen.join(' or ')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {`${option.label} (${option.count})`}
          </option>
        ))}
        {others.length > 0 && (
          <optgroup label={`${chosen.join(' or ')} …`}>
            {others.map((option) => (
              <option key={option.value} value={option.value}>
                {`or ${option.label} (${option.count})`}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </p>
  );
}

function Order({ listing: { query }, hasRates }: Props & { readonly hasRates: boolean }) {
  return (
    <p>
      <label htmlFor="filter-sort">Order</label>
      <select id="filter-sort" name="sort" defaultValue={query.sort ?? ''}>
        <option value="">Best match</option>
        <option value="newest">Newest first</option>
        {hasRates && <option value="rate">Highest rate</option>}
      </select>
    </p>
  );
}

/** What a fold holds, with the number of filters in it that are set. */
const summaryOf = (name: string, set: number) => (set > 0 ? `${name} (${set})` : name);

/**
 * Search and filters as a plain GET form, so that results have an address to share; it leads to their number, below the form.
 *
 * On a narrow screen all but the search are folded.
 */
export function FilterForm({ listing }: Props) {
  const { projects, query, result } = listing;
  const { filter, sort } = query;
  const offered = offeredIn(projects);
  const hasOrder = projects.all.some(({ posted }) => posted !== undefined) || offered.has('rate_from');
  const isOffered = (name: ChoiceName) => offered.has(name);
  const [first, others] = [FIRST.filter(isOffered), OTHERS.filter(isOffered)];
  const shown: readonly FilterName[] = ['q', ...first, ...others];
  // What an address asks for, and has no control, is kept.
  const kept = FILTER_NAMES.flatMap((name) => (filter[name] && !shown.includes(name) ? [[name, filter[name]]] : []));
  if (sort !== undefined && !hasOrder) kept.push(['sort', sort]);
  const setIn = (names: readonly ChoiceName[]) => names.filter((name) => filter[name] !== undefined).length;
  const [count, ...unit] = countedInShort(result.listed.length).split(' ');
  const setInOthers = setIn(others);
  const control = (name: ChoiceName) => <Select key={name} name={name} listing={listing} />;
  return (
    <form className="filters" method="get" action={`${pages.openProjects.path}#count`} data-instant="results">
      <p className="query">
        <label htmlFor="filter-q">{filters.q.label}</label>
        <input id="filter-q" name="q" type="search" defaultValue={filter.q ?? ''} maxLength={200} />
      </p>
      <details>
        <summary>{summaryOf('Filters', setIn(first) + setInOthers)}</summary>
        {first.map(control)}
        {others.length > 0 && (
          <details className="more-filters" open={setInOthers > 0}>
            <summary>{summaryOf('More filters', setInOthers)}</summary>
            {others.map(control)}
          </details>
        )}
      </details>
      {hasOrder && <Order listing={listing} hasRates={offered.has('rate_from')} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="actions">
        <button type="submit">
          {`Show ${count}`}
          <span>{` ${unit.join(' ')}`}</span>
        </button>
      </p>
    </form>
  );
}
