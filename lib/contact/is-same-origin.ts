/**
 * Whether a form was submitted from a page of this site. Browsers say so in
 * `Sec-Fetch-Site` (Fetch Metadata) and `Origin`; a client that sends neither
 * is not a browser, so it cannot be exploited by another site.
 */
export function isSameOrigin(
  { headers }: { readonly headers: Headers },
  baseUrl: string,
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  // A proxy may change the scheme and host we see, but another site's page
  // can't control either.
  return (
    origin === new URL(baseUrl).origin ||
    new URL(origin).host === headers.get('host')
  );
}
