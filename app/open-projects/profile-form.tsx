import { t } from '@/lib/content/messages.ts';
import { profile } from '@/lib/routes/routes.ts';
import { MOST_TYPED } from '@/lib/search/filter-values.ts';
import type { Listing } from '@/lib/search/listing.ts';
import { HiddenFields } from './filter-form.tsx';

/**
 * A larger field for a whole profile. It is posted, so that nothing personal is
 * in an address; the list is then ordered by what it says. The filters that are
 * set are kept.
 */
export function ProfileForm({ listing: { query } }: { listing: Listing }) {
  return (
    <details className="profile">
      <summary>{t('profile.summary')}</summary>
      <form method="post" action={profile.path}>
        <label htmlFor="profile">{t('profile.label')}</label>
        <textarea
          id="profile"
          name="q"
          rows={8}
          maxLength={MOST_TYPED}
          required
        />
        <p>{t('profile.use')}</p>
        <p className="kept" hidden>
          <HiddenFields of={query.filter} except={['q']} />
        </p>
        <p>
          <button type="submit">{t('profile.button')}</button>
        </p>
      </form>
    </details>
  );
}
