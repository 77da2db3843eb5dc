import { PhoneLink, SalesEmail } from '@/lib/components/contact-details.tsx';
import { config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { shownPages } from '@/lib/content/pages.ts';

/** The footer: who runs the site, how to contact them, and secondary links. */
export function SiteFooter() {
  const { siteName } = config();
  return (
    <footer>
      <p>
        {company?.name ?? siteName} · <SalesEmail />
        {company?.phone && (
          <>
            {' '}
            · <PhoneLink phone={company.phone} />
          </>
        )}
      </p>
      <ul>
        {shownPages
          .filter(({ nav }) => nav === 'footer')
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
    </footer>
  );
}
