import { signInUrl } from '../addresses.ts';
import { config } from '../config.ts';
import type { LinkTarget, RichText as Text } from '../content/rich-text.ts';
import { pages } from '../site.ts';

const hrefOf = (to: LinkTarget) => (to === 'signIn' ? signInUrl(config().appUrl) : pages[to].path);

/** Renders a text of the site with its links. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.to} href={hrefOf(part.to)}>
        {part.text}
      </a>
    ),
  );
}
