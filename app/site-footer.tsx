import { PhoneLink, SalesEmail } from '@/lib/components/contact-details.tsx';
import { config } from '@/lib/config/config.ts';
import { shownPages } from '@/lib/content/shown-pages.ts';
import { mcpGuide } from '@/lib/routes/addresses.ts';
import { resources } from '@/lib/routes/resources.ts';

/** The last line, on demand: links for developers. */
const FOR_DEVELOPERS = [
  { path: mcpGuide, label: 'MCP' },
  { path: resources.llmsTxt.path, label: resources.llmsTxt.title },
];

/** The footer: who runs the site, how to contact them, and secondary links. */
export function SiteFooter() {
  const { siteName, company, showsDeveloperLinks } = config();
  return (
    <footer>
      <p>
        {company.name ?? siteName} · <SalesEmail />
        {company.phone && (
          <>
            {' '}
            · <PhoneLink phone={company.phone} />
          </>
        )}
      </p>
      <ul>
        {shownPages()
          .filter(({ nav }) => nav === 'footer')
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
      {showsDeveloperLinks && (
        <ul className="developer-links">
          {FOR_DEVELOPERS.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
