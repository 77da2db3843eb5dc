import { Mark } from '@/lib/brand/brand.tsx';
import { PhoneLink, SalesEmail } from '@/lib/components/contact-details.tsx';
import { config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { shownPages } from '@/lib/content/pages.ts';
import { signInUrl } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

/**
 * The `aria-current` of a link: whether it points to the current page or to the
 * list that page belongs to.
 */
function ariaCurrent(path: string, current: string) {
  if (current.split('?')[0] === path) return 'page';
  return current.startsWith(`${path}/`) || undefined;
}

type ListProps = { readonly nav: 'main' | 'footer'; readonly current: string };

function PageList({ nav, current }: ListProps) {
  return (
    <ul>
      {shownPages
        .filter((page) => page.nav === nav)
        .map(({ path, label }) => (
          <li key={path}>
            <a
              href={path === current ? undefined : path}
              aria-current={ariaCurrent(path, current)}
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}

/**
 * The site's name, the main navigation, and a button for each side, which a
 * narrow screen folds into a menu; `current` is the address of the current
 * page, to which no link leads.
 */
export function SiteHeader({ current }: { current: string }) {
  const signIn = signInUrl();
  return (
    <header>
      <a
        className="brand"
        href={current === pages.home.path ? undefined : pages.home.path}
      >
        <Mark />
        <span>{config().siteName}</span>
      </a>
      <details className="menu">
        <summary>{t('frame.menu')}</summary>
        <nav aria-label={t('frame.main')}>
          <PageList nav="main" current={current} />
          <ul>
            {signIn && (
              <li>
                <a className="button quiet" href={signIn}>
                  {t('frame.signIn')}
                </a>
              </li>
            )}
            {current !== pages.contact.path && (
              <li>
                <a className="button" href={pages.contact.path}>
                  {content.clients.button}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </details>
    </header>
  );
}

/** The footer: who runs the site, how to contact them, and secondary links. */
export function SiteFooter({ current }: { current: string }) {
  const { name = config().siteName, phone } = company ?? {};
  return (
    <footer>
      <p>
        {name} · <SalesEmail />
        {phone && ' · '}
        {phone && <PhoneLink phone={phone} />}
      </p>
      <PageList nav="footer" current={current} />
    </footer>
  );
}
