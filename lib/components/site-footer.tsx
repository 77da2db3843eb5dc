import { config } from '../config.ts';
import { pageEntries, resources } from '../site.ts';
import { SalesEmail } from './sales-email.tsx';

/** Whose site this is, how to reach them, and what is of interest to few. */
export function SiteFooter() {
  return (
    <footer>
      <p>
        {config().siteName} · <SalesEmail />
      </p>
      <ul>
        {pageEntries
          .filter(({ nav }) => nav === 'footer')
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        <li>
          <a href={resources.llmsTxt.path}>{resources.llmsTxt.title}</a>
        </li>
      </ul>
    </footer>
  );
}
