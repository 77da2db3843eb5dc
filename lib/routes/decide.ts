import { prefersMarkdown, prefersProblem } from '../http/accept.ts';
import { type Lifetime, liveCaching } from '../http/caching.ts';
import { decoded } from '../http/canonical-path.ts';
import { BAD_ADDRESS, methodNotAllowed, notFound, type Problem } from '../http/problem.ts';
import { canonicalAddress } from './canonical-address.ts';
import { linksOf } from './link-header.ts';
import { type Route, SAFE_METHODS } from './route.ts';
import { MARKDOWN_RENDERER, routeAt } from './routes.ts';

/** The parts of a request that determine its response. */
export type RoutedRequest = {
  readonly method: string;
  /** Percent-encoded, as on the request line. */
  readonly path: string;
  readonly search: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
};

/** The settings that caching depends on. */
export type CachingSettings = Lifetime & {
  /** Whether messages can be delivered if nothing fails, so that the contact page shows each visitor a form of their own. */
  readonly hasContactForm: boolean;
};

export type Settings = CachingSettings & {
  readonly baseUrl: string;
  /** Whether the layer makes a problem document of a page that Next does not have. */
  readonly hasLayer: boolean;
};

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

const VARIES = { Vary: 'Accept' };

const refuse = (problem: Problem, headers: Record<string, string> = {}): Decision => ({
  kind: 'refuse',
  problem,
  headers,
});

/**
 * How long a page may be stored if it exists and is complete: a value of `Cache-Control`. Responses other than 200, or with a list
 * that is not current, are not stored: markdown states that itself, and for HTML `lib/server` does.
 */
export function pageCaching({ caching }: Route, format: 'html' | 'markdown', settings: CachingSettings): string {
  // Not `no-store`, which makes browsers discard form input when the visitor goes back.
  if (caching === 'form' && format === 'html' && settings.hasContactForm) return 'private, no-cache';
  return caching === 'none' ? 'no-store' : liveCaching(settings);
}

/**
 * Decides how to handle a request, by the request alone: a page finds out itself whether it exists. This is the only place
 * that negotiates formats. Pure.
 *
 * Pages that are not in the table belong to Next: they are tried in both formats and never stored.
 */
export function decide({ method, path, search, headers }: RoutedRequest, settings: Settings): Decision {
  // Next would respond with 500.
  if (decoded(path) === null) return refuse(BAD_ADDRESS);
  const at = routeAt(path);
  const { route } = at;
  if (route.kind === 'login') return { kind: 'no login' };
  if (!at.isPage && route.kind !== 'file') return { kind: 'pass' };
  const methods: readonly string[] = at.isMarkdown ? SAFE_METHODS : route.methods;
  const allow = methods.join(', ');
  const page = canonicalAddress(`${at.path}${search}`);
  if (method === 'OPTIONS') return { kind: 'options', allow };
  if (!methods.includes(method)) return refuse(methodNotAllowed(allow), { Allow: allow });
  if (method === 'POST') return { kind: 'form', page };
  if (route.kind === 'file') return { kind: 'pass' };
  const accept = headers.get('accept');
  const format = at.isMarkdown || prefersMarkdown(accept) ? 'markdown' : 'html';
  const isListed = route.kind === 'page';
  const links = isListed ? linksOf(page, format, settings.baseUrl) : '';
  const link = links !== '' && { Link: links };
  // A route handler renders markdown, and says how long it may be stored.
  if (format === 'markdown') {
    return { kind: 'show', page, rewrite: `${MARKDOWN_RENDERER}${at.path}`, headers: { ...VARIES, ...link } };
  }
  if (!isListed && !settings.hasLayer && prefersProblem(accept))
    return refuse(notFound('There is no page at this URL.'), VARIES);
  return {
    kind: 'show',
    page,
    ...(route.rewrite && { rewrite: route.rewrite }),
    headers: { ...VARIES, 'Cache-Control': pageCaching(route, format, settings), ...link },
  };
}
