import { signInUrl } from '../addresses.ts';
import { Mark } from '../brand/mark.tsx';
import { config } from '../config.ts';
import { pageEntries, pages } from '../site.ts';

/** The `aria-current` of a link: whether it points to the current page or to the list that page belongs to. */
function currency(path: string, current: string): 'page' | 'true' | undefined {
  if (current.split('?')[0] === path) return 'page';
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The site's name and main navigation; `current` is the address of the current page. */
export function SiteHeader({ current }: { current: string }) {
  return (
    <header>
      <a className="brand" href={pages.home.path}>
        <Mark />
        {config().siteName}
      </a>
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
    </header>
  );
}
