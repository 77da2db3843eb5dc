import { filterText } from '@/lib/components/filter-texts.ts';
import { linkTo } from '@/lib/components/tags.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import { contactPath } from '@/lib/routes/addresses.ts';
import { resources } from '@/lib/routes/resources.ts';
import { setValues } from '@/lib/search/filter-values.ts';
import { queryText } from '@/lib/search/list-query.ts';
import type { Listing } from '@/lib/search/listing.ts';
import { textOfWish } from '@/lib/search/wish.ts';

type Field = 'place' | 'start' | 'rate' | 'about';

/** The field of the form in which a filter or a kind of wish is written. */
const FIELDS: Readonly<Record<string, Field>> = {
  location: 'place',
  remote: 'place',
  place: 'place',
  way: 'place',
  start_after: 'start',
  start_before: 'start',
  start: 'start',
  rate_from: 'rate',
  rate: 'rate',
};

/**
 * What was searched for, as a candidate writes it: where, from when and for how
 * much; all else is the text.
 */
function wishOf({ result: { filter, wishes } }: Listing) {
  const texts: Partial<Record<Field, string>> = {};
  const add = (kind = '', text: string) => {
    const field = FIELDS[kind] ?? 'about';
    texts[field] = [texts[field] ?? [], text].flat().join(', ');
  };
  for (const { name, value } of setValues({ ...filter, q: '' }))
    add(name, filterText(name, value));
  for (const wish of wishes)
    add(wish.isWanted ? wish.values[0]?.kind : 'about', textOfWish(wish));
  return texts;
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
