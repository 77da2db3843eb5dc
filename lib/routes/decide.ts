import { absoluteUrl, config } from '../config/config.ts';
import { methodNotAllowed, problemResponse } from '../http/problem.ts';
import { liveCaching, preflightHeaders } from '../http/response-headers.ts';
import { markdownPath, pages } from './pages.ts';
import type { ParsedRequest } from './parse-request.ts';
import { resourceEntries } from './resources.ts';
import { isPage, isReadAnywhere, type Route, SAFE_METHODS } from './route.ts';
import { MARKDOWN_RENDERER } from './routes.ts';

/**
 * What to do with a request before Next routes it. A `page` is the canonical
 * address of what was requested.
 */
export type Decision =
  /** Leave it to a file or a route handler. */
  | { readonly kind: 'pass' }
  /**
   * Handle a submitted contact form; if it can't be delivered, show its page
   * again.
   */
  | { readonly kind: 'form'; readonly page: string }
  /**
   * Have a page shown, or the 404 page if there is none, by Next or as
   * markdown; with `rewrite`, what Next has at another path.
   */
  | {
      readonly kind: 'show';
      readonly page: string;
      readonly rewrite?: string | undefined;
      readonly headers: Record<string, string>;
    };

const link = (address: string, rel: string, type?: string) =>
  `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;

/** The links of the home page to the machine interfaces. */
const homeLinks = [
  ...resourceEntries.flatMap(({ path, type, rels = [] }) =>
    rels.map((rel) => link(path, rel, type)),
  ),
  link(pages.docs.path, 'service-doc', 'text/html'),
];

// Proxies take a few kilobytes of header fields.
const LONGEST_LINKED = 1_000;

/**
 * The value of a page's `Link` header (RFC 8288), which follows from its
 * address. HTML links to its markdown version, markdown to its canonical
 * address, and the home page to every machine interface.
 */
function linksOf(path: string, isMarkdown: boolean): string {
  if (path.length > LONGEST_LINKED) return '';
  const otherFormat = isMarkdown
    ? link(absoluteUrl(path), 'canonical')
    : link(markdownPath(path), 'alternate', 'text/markdown');
  const others = path === pages.home.path ? homeLinks : [];
  return [...others, otherFormat].join(', ');
}

/**
 * How long a page may be stored if it exists and is complete: a value of
 * `Cache-Control`. Responses other than 200, or with a list that is not
 * current, are not stored: markdown states that itself, and for HTML
 * `lib/server` does.
 */
export function pageCaching({ caching }: Route, isMarkdown: boolean): string {
  // Markdown leaves the form out. Not `no-store`, which makes browsers discard
  // form input when the visitor goes back.
  if (caching === 'form' && !isMarkdown) return 'private, no-cache';
  return caching === 'none' ? 'no-store' : liveCaching(config().feed);
}

/** The response to a method that only asks, or is not supported. */
function methodResponse(
  route: Route,
  method: string,
  methods: readonly string[],
): Response | null {
  // RFC 9110 §15.5.6 requires it, and Next omits it.
  const allow = { Allow: methods.join(', ') };
  if (method === 'OPTIONS') {
    const preflight = isReadAnywhere(route) ? preflightHeaders : {};
    const headers = { ...allow, ...preflight };
    return new Response(null, { status: 204, headers });
  }
  return methods.includes(method)
    ? null
    : problemResponse(methodNotAllowed(allow.Allow), allow);
}

/** How the page of a request is shown. */
function showing({ route, path, canonical, format }: ParsedRequest): Decision {
  const isMarkdown = format === 'markdown';
  const links = route.kind === 'page' ? linksOf(canonical, isMarkdown) : '';
  const headers = { Vary: 'Accept', ...(links && { Link: links }) };
  // A route handler renders markdown, and says how long it may be stored.
  const caching = { 'Cache-Control': pageCaching(route, false) };
  return {
    kind: 'show',
    page: canonical,
    rewrite: isMarkdown ? `${MARKDOWN_RENDERER}${path}` : route.rewrite,
    headers: isMarkdown ? headers : { ...headers, ...caching },
  };
}

/**
 * Decides how to handle a request by the request alone, or responds: a page
 * finds out itself whether it exists. Pages that are not in the table are
 * Next's: tried in both formats and never stored.
 */
export function decide(
  request: ParsedRequest,
  method: string,
): Decision | Response {
  const { route, isMarkdown, canonical } = request;
  const methods = isMarkdown ? SAFE_METHODS : route.methods;
  if (methods.length === 0) return { kind: 'pass' };
  const response = methodResponse(route, method, methods);
  if (response !== null) return response;
  if (!isPage(route)) return { kind: 'pass' };
  if (method === 'POST') return { kind: 'form', page: canonical };
  return showing(request);
}
