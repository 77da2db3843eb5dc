import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { counted, type Listing, listAddress } from '@/lib/listing/listing.ts';
import { pages } from '@/lib/routes/pages.ts';
import type { Filter } from '@/lib/search/filter.ts';

/** Shown when no assignment matches: suggested corrections, filters to remove, and the nearest assignments. */
export function NoResults({ listing: { query, result } }: { listing: Listing }) {
  const { corrections, relaxations, nearest, isNear } = result.suggestions();
  const address = (filter: Filter) => listAddress({ ...query, filter, page: 1 });
  const textOf = (name: keyof Filter) => result.applied.find((one) => one.name === name)?.text;
  return (
    <>
      <h2>No open assignment matches your search</h2>
      {corrections.map(({ typed, meant, filter: corrected, count }) => (
        <p key={typed}>
          Did you mean <a href={address(corrected)}>{meant}</a>
          {`? ${counted(count)}`}
        </p>
      ))}
      {relaxations.length > 0 ? (
        <>
          <p>Remove one word or filter to see more:</p>
          <ul>
            {relaxations.map(({ without, word, filter: rest, count }) => (
              <li key={`${without} ${word}`}>
                <a href={address(rest)}>Without “{word ?? textOf(without)}”</a>
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
