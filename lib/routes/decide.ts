import { absoluteUrl, config } from '../config/config.ts';
import { methodNotAllowed, problemResponse } from '../http/problem.ts';
import { liveCaching, preflightHeaders } from '../http/response-headers.ts';
import { markdownPath, pages } from './pages.ts';
import type { ParsedRequest } from './parse-request.ts';
import { resourceEntries } from './resources.ts';
import { isPage, isReadAnywhere, type Route, SAFE_METHODS } from './route.ts';
import { MARKDOWN_RENDERER } from './routes.ts';

/** How Next has to handle a request. */
export type Decision = {
  /**
   * The canonical address of the page to show, or of the 404 page if there is
   * none; without it, the request is for a file or a route handler.
   */
  readonly page?: string;
  /** The path at which Next has it, if that is another one. */
  readonly rewrite: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

const link = (address: string, rel: string, type?: string) =>
  `<${address}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;

/** The links of the home page to the machine interfaces. */
const homeLinks = [
  ...resourceEntries.flatMap(({ path, type, rel }) =>
    rel ? link(path, rel, type) : [],
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

/** How the page of a request is shown. */
function showing({ route, path, canonical, format }: ParsedRequest): Decision {
  const isMarkdown = format === 'markdown';
  const links = route.kind === 'page' ? linksOf(canonical, isMarkdown) : '';
  return {
    page: canonical,
    rewrite: isMarkdown ? `${MARKDOWN_RENDERER}${path}` : route.rewrite,
    headers: {
      Vary: 'Accept',
      ...(links && { Link: links }),
      // The route handler of markdown says how long it may be stored.
      ...(!isMarkdown && { 'Cache-Control': pageCaching(route, false) }),
    },
  };
}

/**
 * Decides how to handle a request by the request alone, or responds. A page
 * finds out itself whether it exists. Pages that are not in the table are
 * Next's: never stored.
 */
export function decide(
  request: ParsedRequest,
  method: string,
): Decision | Response {
  const { route, isMarkdown } = request;
  const methods = isMarkdown ? SAFE_METHODS : route.methods;
  // RFC 9110 §15.5.6 requires it, and Next omits it.
  const allow = { Allow: methods.join(', ') };
  // A route without methods decides itself.
  const isOpen = methods.length === 0;
  if (!isOpen && !methods.includes(method))
    return problemResponse(methodNotAllowed(allow.Allow), allow);
  if (!isOpen && method === 'OPTIONS') {
    const preflight = isReadAnywhere(route) ? preflightHeaders : {};
    const headers = { ...allow, ...preflight };
    return new Response(null, { status: 204, headers });
  }
  if (isPage(route)) return showing(request);
  return { rewrite: route.rewrite, headers: {} };
}
