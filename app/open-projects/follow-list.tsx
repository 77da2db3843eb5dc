import { filterText, valueText } from '@/lib/components/filter-texts.ts';
import { linkTo } from '@/lib/components/link-to.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
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
  for (const { name, value } of applied) {
    const text = filterText(name, value);
    if (name === 'location') wish.place = valueText(name, value);
    else if (name === 'remote')
      wish.place = [wish.place, text].filter(Boolean).join(', ');
    else if (name === 'start_after') wish.start = valueText(name, value);
    else
      wish.about = [wish.about, name === 'q' ? value : text]
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
        {t(queryText({ filter }) === '' ? 'follow.all' : 'follow.search')}
      </h2>
      <p>
        {/* A feed has matches alone, and nothing matches a profile. */}
        {t.rich(
          listing.result.isProfile ? 'follow.form' : 'follow.formOrFeed',
          {
            form: linkTo(
              contactPath({ kind: 'candidate', ...wishOf(listing) }),
            ),
            feed: linkTo(feed),
            address: absoluteUrl(feed),
          },
        )}
      </p>
    </section>
  );
}
