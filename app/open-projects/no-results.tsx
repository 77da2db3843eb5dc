import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import type { FilterName } from '@/lib/filters.ts';
import { counted } from '@/lib/listing/counted.ts';
import { type Listing, listAddress } from '@/lib/listing/listing.ts';

/**
 * Shown when no assignment matches: what to leave out, with how many that
 * shows, and the closest assignments.
 */
export function NoResults({
  listing: { query, result },
}: {
  listing: Listing;
}) {
  const { relaxations, nearest } = result.suggestions();
  const textOf = (name: FilterName) =>
    result.applied.find((one) => one.name === name)?.text;
  return (
    <>
      <ul>
        {relaxations.map(({ without, filter, count }) => (
          <li key={`${without}`}>
            <a href={`${listAddress({ ...query, filter, page: 1 })}#count`}>
              Without {without.map((name) => `“${textOf(name)}”`).join(' and ')}
            </a>
            {`: ${counted(count)}`}
          </li>
        ))}
      </ul>
      {nearest.length > 0 && <h2>Closest matches</h2>}
      <AssignmentLinks projects={nearest} />
    </>
  );
}
