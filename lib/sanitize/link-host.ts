import { readable } from './clean-text.ts';

/**
 * The address of a link to a web page or to one mailbox, without the angle
 * brackets of markup; `null` for any other.
 */
export function linkAddress(href = ''): string | null {
  const url = URL.canParse(href.trim()) ? new URL(href.trim()) : null;
  const isLink =
    url?.protocol === 'https:' ||
    (url?.protocol === 'mailto:' && /^[^@]+@[^@]+$/.test(url.pathname));
  return isLink ? url.href.replace(/[<>]/g, encodeURIComponent) : null;
}

/**
 * The host of an address, as `https://host/…`, `host/…` or `mailbox@host`,
 * without `www.`; empty if it is none.
 */
function hostOf(address: string): string {
  const rest = address.replace(
    /^(?:https?:\/\/|mailto:[^@]*@|[^\s@/:?#]+@(?=[^@]*$))/i,
    '',
  );
  const url = /^[^\s@/?#]+(?:[/?#]\S*)?$/.test(rest) ? `https://${rest}` : '';
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/**
 * What stands behind a link: the host that it leads to, unless its text alone
 * is an address of that host.
 */
export function hostBehind(text: string, address: string): string {
  const host = hostOf(address);
  return host === '' || hostOf(readable(text).trim()) === host
    ? ''
    : ` (${host})`;
}
