import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { counted, type Listing, listAddress } from '@/lib/listing/listing.ts';
import { pages } from '@/lib/routes/pages.ts';
import type { Filter } from '@/lib/search/filter.ts';

/** Shown when no assignment matches: suggested corrections, filters to remove, and the nearest assignments. */
export function NoResults({ listing: { query, result } }: { listing: Listing }) {
  const { relaxations, nearest, isNear } = result.suggestions();
  const address = (filter: Filter) => listAddress({ ...query, filter, page: 1 });
  const textOf = (name: keyof Filter) => result.applied.find((one) => one.name === name)?.text;
  return (
    <>
      <h2>No open assignment matches your search</h2>
      {relaxations.length > 0 ? (
        <>
          <p>Fewer words or filters show more:</p>
          <ul>
            {relaxations.map(({ without, words, filter: rest, count }) => (
              <li key={address(rest)}>
                <a href={address(rest)}>
                  Without {[...without.map(textOf), ...words].map((one) => `“${one}”`).join(' and ')}
                </a>
                {`: ${counted(count)}`}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Check the spelling, use fewer or more general words, or{' '}
          <a href={pages.openProjects.path}>remove all filters</a>.
        </p>
      )}
      <h3>{isNear ? 'Closest matches' : 'Open now'}</h3>
      <AssignmentLinks projects={nearest} />
    </>
  );
}
