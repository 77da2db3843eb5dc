import { type Page, pages, shownPages } from '../content/pages.ts';
import type { LinkTarget, RichText } from '../content/rich-text.ts';
import { signInUrl } from '../routes/addresses.ts';

const entries: Readonly<Record<string, Page>> = pages;

/** The address of a target; `null` for a page, or a site to sign in, that this installation does not have. */
function hrefOf(to: LinkTarget): string | null {
  if (to === 'signIn') return signInUrl();
  const page = entries[to];
  if (page === undefined) return to;
  return shownPages.includes(page) ? page.path : null;
}

/** Renders a text of the site with its links. */
export function LinkedText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, at) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={at}>{part.strong}</strong>;
    const href = hrefOf(part.to);
    return href === null ? (
      part.text
    ) : (
      <a key={at} href={href}>
        {part.text}
      </a>
    );
  });
}
