function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a form was sent from a page of this site. Browsers say so in `Sec-Fetch-Site` (Fetch Metadata) or `Origin`;
 * a program that sends neither is no browser, so no other site can be using it.
 */
export function isSameOrigin({ headers }: Pick<Request, 'headers'>, baseUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  // A proxy may have changed the scheme and the host we see, but a page of another site can't choose either.
  return origin === null || origin === new URL(baseUrl).origin || hostOf(origin) === headers.get('host');
}
