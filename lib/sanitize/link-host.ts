import type { IsOwn } from './addresses.ts';
import { readable } from './clean-text.ts';

/**
 * The address of a link to a web page or to one mailbox of the firm, without
 * the angle brackets of markup; `null` for any other.
 */
export function linkAddress(href = '', isOwn: IsOwn): string | null {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  const isOwnMail =
    url?.protocol === 'mailto:' &&
    /^[^@]+@[^@]+$/.test(url.pathname) &&
    isOwn(url.pathname);
  return url && (isOwnMail || url.protocol === 'https:')
    ? url.href.replace(/[<>]/g, encodeURIComponent)
    : null;
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
