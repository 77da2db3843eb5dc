import { ASSETS, FAVICON } from './site.ts';

/** What is to be done with a request before Next routes it. */
export type Decision =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'refuse';
      readonly status: 400 | 405;
      readonly title: string;
      readonly detail: string;
      readonly allow?: string;
    };

const READING = ['GET', 'HEAD'];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses what Next itself would answer with status 500: an address whose percent-encoding is not UTF-8
 * (RFC 3986 §2.5), and a method that files don't have.
 */
export function decide({ method, path }: { readonly method: string; readonly path: string }): Decision {
  if (!isDecodable(path)) {
    return {
      kind: 'refuse',
      status: 400,
      title: 'Bad address',
      detail: 'The address is not correctly percent-encoded.',
    };
  }
  if ((path === FAVICON || path.startsWith(`${ASSETS}/`)) && !READING.includes(method)) {
    return {
      kind: 'refuse',
      status: 405,
      title: 'Method not allowed',
      detail: `This method is not possible here; use ${READING.join(', ')}.`,
      allow: READING.join(', '),
    };
  }
  return { kind: 'pass' };
}
