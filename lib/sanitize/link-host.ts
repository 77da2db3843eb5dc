import type { IsOwn } from './addresses.ts';
import { readable } from './clean-text.ts';

/** One mailbox, without the angle brackets of markup. */
const MAILBOX = /^[^@<>]+@[^@<>]+$/;

/**
 * The address of a link to a web page or to one mailbox of the firm; `null` for
 * any other.
 */
export function linkAddress(href = '', isOwn: IsOwn): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, pathname, href: address } = new URL(href);
  const isOwnMail =
    protocol === 'mailto:' && MAILBOX.test(pathname) && isOwn(pathname);
  return isOwnMail || protocol === 'https:' ? address : null;
}

/**
 * What stands behind a link: the host that it leads to, unless its text is that
 * host, the address or the mailbox itself.
 */
export function hostBehind(text: string, address: string): string {
  const { hostname, pathname, protocol } = new URL(address);
  const mailbox = protocol === 'mailto:' ? pathname : '';
  const host = (hostname || mailbox.replace(/^.*@/, '')).replace(/^www\./, '');
  const plain = readable(text).trim().toLowerCase();
  return [host, `www.${host}`, address, mailbox].includes(plain)
    ? ''
    : ` (${host})`;
}
