import { FILTER_NAMES } from '@/lib/filters.ts';
import { profile } from '@/lib/routes/routes.ts';
import { MOST_TYPED } from '@/lib/search/filter-values.ts';
import type { Listing } from '@/lib/search/listing.ts';

/**
 * A larger field for a whole profile. It is posted, so that nothing personal is
 * in an address; the list is then ordered by what it says. The filters that are
 * set are kept.
 */
export function ProfileForm({ listing: { query } }: { listing: Listing }) {
  const kept = FILTER_NAMES.flatMap((name) =>
    name !== 'q' && query.filter[name] ? [[name, query.filter[name]]] : [],
  );
  return (
    <details className="profile">
      <summary>Paste your profile</summary>
      <form method="post" action={profile.path}>
        <label htmlFor="profile">
          Your skills, where and when you can work
        </label>
        <textarea
          id="profile"
          name="q"
          rows={8}
          maxLength={MOST_TYPED}
          required
        />
        <p>
          It is read once and not kept: the list is ordered by the skills,
          places and dates in it.
        </p>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          <button type="submit">Show what fits</button>
        </p>
      </form>
    </details>
  );
}
