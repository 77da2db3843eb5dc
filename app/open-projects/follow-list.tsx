import { absoluteUrl } from '@/lib/config/config.ts';
import { contactPath } from '@/lib/routes/addresses.ts';
import { resources } from '@/lib/routes/resources.ts';
import { queryText } from '@/lib/search/list-query.ts';
import type { Listing } from '@/lib/search/listing.ts';

/**
 * What was searched for, as a candidate writes it: what they do, where, and
 * from when.
 */
function wishOf({ result: { applied } }: Listing) {
  const wish = { place: '', start: '', about: '' };
  for (const { name, label, text } of applied) {
    if (name === 'location') wish.place = label;
    else if (name === 'remote')
      wish.place = [wish.place, text].filter(Boolean).join(', ');
    else if (name === 'start_after') wish.start = label;
    else
      wish.about = [wish.about, name === 'q' ? label : text]
        .filter(Boolean)
        .join('\n');
  }
  return Object.fromEntries(
    Object.entries(wish).filter(([, value]) => value !== ''),
  );
}

/**
 * Ways to follow a list without an account: a form, and its feed, which is
 * always newest first.
 */
export function FollowList({ listing }: { listing: Listing }) {
  const { filter } = listing.query;
  const feed = `${resources.atomFeed.path}${queryText({ filter })}`;
  return (
    <section className="follow">
      <h2>
        Follow{' '}
        {queryText({ filter }) === '' ? 'all assignments' : 'this search'}
      </h2>
      <p>
        <a href={contactPath({ kind: 'candidate', ...wishOf(listing) })}>
          Tell me when something fits
        </a>
        {/* A feed has matches alone, and nothing matches a profile. */}
        {!listing.result.isProfile && (
          <>
            , or with a feed reader: <a href={feed}>{absoluteUrl(feed)}</a>
          </>
        )}
      </p>
    </section>
  );
}
