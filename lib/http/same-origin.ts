function isOwnOrigin(origin: string, headers: Headers, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  // A proxy may have changed the scheme and the host we see, but a page of another site can't choose either.
  return origin === new URL(baseUrl).origin || new URL(origin).host === headers.get('host');
}

/**
 * Whether a form was sent from a page of this site. Browsers say so in `Sec-Fetch-Site` (Fetch Metadata) and `Origin`,
 * and never contradict themselves; a program that sends neither is no browser, so no other site can be using it.
 */
export function isSameOrigin({ headers }: { readonly headers: Headers }, baseUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  return origin === null || isOwnOrigin(origin, headers, baseUrl);
}
