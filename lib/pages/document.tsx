import { Mark } from '../components/mark.tsx';
import { SalesEmail } from '../components/sales-email.tsx';
import { config } from '../config.ts';
import { pageEntries, pages, resources, signInUrl } from '../site.ts';
import { DocumentHead } from './document-head.tsx';
import type { PageView } from './page.ts';

/** Whether a link leads to the page shown, or to the list it belongs to. */
function currency(path: string, current: string): 'page' | 'true' | undefined {
  if (current.split('?')[0] === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}

function Navigation({ current }: { current: string }) {
  return (
    <nav aria-label="Main">
      <ul>
        {pageEntries
          .filter(({ nav }) => nav === 'main')
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path} aria-current={currency(path, current)}>
                {label}
              </a>
            </li>
          ))}
        <li>
          <a href={signInUrl(config().appUrl)}>Sign in</a>
        </li>
      </ul>
    </nav>
  );
}

function Footer() {
  const { siteName } = config();
  return (
    <footer>
      <p>
        {siteName} · <SalesEmail />
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
          <a href={resources.llmsTxt.path}>llms.txt</a>
        </li>
      </ul>
    </footer>
  );
}

/** A whole HTML document around a page's body. */
export function Document({ view }: { view: PageView }) {
  return (
    <html lang="en">
      <DocumentHead view={view} />
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <header>
          <a className="brand" href={pages.home.path}>
            <Mark />
            {config().siteName}
          </a>
          <Navigation current={view.path} />
        </header>
        <main id="content">{view.body}</main>
        <Footer />
      </body>
    </html>
  );
}
