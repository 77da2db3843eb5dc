import { isDocument, isFile, isPageData, isRegisteredPage } from './address-kind.ts';
import { canonicalAddress, pageOfMarkdownPath } from './addresses.ts';
import { prefersMarkdown, prefersProblem } from './http/accept.ts';
import { decoded } from './http/canonical-path.ts';
import { BAD_ADDRESS, methodNotAllowed, notFound, type Problem } from './http/problem.ts';
import { linksOf } from './routing/link-header.ts';
import { type CachingSettings, pageCaching } from './routing/page-caching.ts';
import { MARKDOWN_RENDERER, NO_PAGE, pages } from './site.ts';

/** The parts of a request that determine its response. */
export type RoutedRequest = {
  readonly method: string;
  /** Percent-encoded, as on the request line. */
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

export type Settings = CachingSettings & { readonly baseUrl: string };

/** What to do with a request before Next routes it. */
export type Decision =
  /** Leave it to a file or a route handler, which has its own rules. */
  | { readonly kind: 'pass' }
  /** Respond immediately with a problem document. */
  | { readonly kind: 'refuse'; readonly problem: Problem; readonly headers: Record<string, string> }
  | { readonly kind: 'options'; readonly allow: string }
  /** Tell a client that looks for a login that there is none. */
  | { readonly kind: 'no login' }
  /** Handle a submitted contact form; if it can't be delivered, show its page again. */
  | { readonly kind: 'form'; readonly page: string }
  /** Have a page shown, or the 404 page if there is none, by Next or as markdown. */
  | {
      readonly kind: 'show';
      /** The canonical address of the requested page. */
      readonly page: string;
      /** The path Next should route to instead of the requested one. */
      readonly rewrite?: string;
      readonly headers: Readonly<Record<string, string>>;
    };

// Where clients look for an authorization server (RFC 8414, RFC 9728, OpenID Connect Discovery, RFC 7591).
const LOGIN = /^\/(?:\.well-known\/(?:oauth-[^/]*|openid-configuration)(?:\/.*)?|register|authorize|token)$/;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const VARIES = { Vary: 'Accept' };

const refuse = (problem: Problem, headers: Record<string, string> = {}): Decision => ({
  kind: 'refuse',
  problem,
  headers,
});

/** Whether a path is an internal one: of the markdown renderer, or Vercel’s name for the home page. */
const isInternal = (path: string) =>
  path === MARKDOWN_RENDERER || path.startsWith(`${MARKDOWN_RENDERER}/`) || path === '/index';

/**
 * Decides how to handle a request, by the request alone: a page finds out itself whether it exists. This is the only place
 * that negotiates formats. Pure.
 *
 * Pages that are not in the registry belong to Next: they are tried in both formats and never cached.
 */
export function decide({ method, path, search, headers }: RoutedRequest, settings: Settings): Decision {
  // Next would respond with 500.
  if (decoded(path) === null) return refuse(BAD_ADDRESS);
  if (LOGIN.test(path)) return { kind: 'no login' };
  if (isDocument(path)) return { kind: 'pass' };
  const twin = pageOfMarkdownPath(path);
  const at = twin ?? path;
  const takesForm = path === pages.contact.path;
  const allow = (takesForm ? ['GET', 'HEAD', 'POST', 'OPTIONS'] : SAFE_METHODS).join(', ');
  const page = canonicalAddress(`${at}${search}`);
  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (takesForm && method === 'POST') return { kind: 'form', page };
  if (!SAFE_METHODS.includes(method)) return refuse(methodNotAllowed(allow), { Allow: allow });
  // Next would respond with the page itself.
  if (isPageData(path)) return { kind: 'show', page, rewrite: NO_PAGE, headers: { 'Cache-Control': 'no-store' } };
  if (isFile(path)) return { kind: 'pass' };
  const accept = headers.get('accept');
  const format = twin !== null || prefersMarkdown(accept) ? 'markdown' : 'html';
  const isKnown = isRegisteredPage(at);
  const links = isKnown ? linksOf(page, format, settings.baseUrl) : '';
  const link = links !== '' && { Link: links };
  // A route handler renders markdown, and says how long it may be kept.
  if (format === 'markdown') {
    return { kind: 'show', page, rewrite: `${MARKDOWN_RENDERER}${at}`, headers: { ...VARIES, ...link } };
  }
  if (!isKnown && prefersProblem(accept)) return refuse(notFound('There is no page at this URL.'), VARIES);
  return {
    kind: 'show',
    page,
    ...(isInternal(at) && { rewrite: NO_PAGE }),
    headers: { ...VARIES, 'Cache-Control': pageCaching(at, format, settings), ...link },
  };
}
