/** What is to be done with a request before Next routes it. */
export type Decision =
  | { readonly kind: 'pass' }
  | { readonly kind: 'refuse'; readonly status: 400; readonly title: string; readonly detail: string };

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Refuses what Next itself would answer with status 500: an address whose percent-encoding is not UTF-8 (RFC 3986 §2.5). */
export function decide({ path }: { readonly path: string }): Decision {
  if (isDecodable(path)) return { kind: 'pass' };
  return {
    kind: 'refuse',
    status: 400,
    title: 'Bad address',
    detail: 'The address is not correctly percent-encoded.',
  };
}
