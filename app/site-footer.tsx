import { shownPages } from '@/lib/addresses.ts';
import { PhoneLink, SalesEmail } from '@/lib/components/contact-details.tsx';
import { config } from '@/lib/config.ts';
import { mcpGuide, pages, resources } from '@/lib/site.ts';

/** The last line: links for developers and programs. */
const FOR_PROGRAMS = [
  { path: pages.docs.path, label: pages.docs.label },
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
          .filter(({ nav, path }) => nav === 'footer' && path !== pages.docs.path)
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
      {showsDeveloperLinks && (
        <ul className="developer-links">
          {FOR_PROGRAMS.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
