import type { Facet, FacetName, Facets, Filter } from '../projects/filter.ts';
import { pages } from '../site.ts';

const MOST_OPTIONS = 60;

function Choice({
  name,
  label,
  facets,
  value,
}: {
  name: FacetName;
  label: string;
  facets: readonly Facet[];
  value: string;
}) {
  const shown = facets.slice(0, MOST_OPTIONS);
  // A value typed into the address is kept, though no option has it.
  const own = value !== '' && !shown.some((facet) => facet.value === value);
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        <option value="">Any</option>
        {own && <option value={value}>{value}</option>}
        {shown.map((facet) => (
          <option key={facet.value} value={facet.value}>
            {`${facet.value} (${facet.count})`}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Search and filters as a plain GET form: its result is an address that can be shared. */
export function FilterForm({ filter, facets }: { filter: Filter; facets: Facets }) {
  return (
    <search data-mdast="ignore">
      <form className="filters" method="get" action={pages.openProjects.path}>
        <p className="wide">
          <label htmlFor="filter-q">Search</label>
          <input id="filter-q" name="q" type="search" defaultValue={filter.q ?? ''} maxLength={200} />
        </p>
        <Choice name="role" label="Role" facets={facets.role} value={filter.role ?? ''} />
        <Choice name="technology" label="Technology" facets={facets.technology} value={filter.technology ?? ''} />
        <Choice name="location" label="Location" facets={facets.location} value={filter.location ?? ''} />
        <Choice name="sector" label="Sector" facets={facets.sector} value={filter.sector ?? ''} />
        <p>
          <label htmlFor="filter-remote">Remote</label>
          <select id="filter-remote" name="remote" defaultValue={filter.remote ?? ''}>
            <option value="">Any</option>
            <option value="yes">Wholly or in part</option>
            <option value="no">On site</option>
          </select>
        </p>
        <p className="actions">
          <button type="submit">Show</button>
        </p>
      </form>
    </search>
  );
}
