import { isPagePath, isRegisteredPage } from '../address-kind.ts';
import { assignmentIdOf } from '../addresses.ts';
import { prefersProblem } from '../http/accept.ts';
import { INTERNAL_ERROR, notFound, PROBLEM_HEADERS, type Problem, problemText, unavailable } from '../http/problem.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { WholeResponse } from './ask-next.ts';
import { hasInlineStyle, inlineScriptHashes, needsRuntime, withoutRuntime } from './without-runtime.ts';

/** What a response is for: a path, an `Accept` header, and the headers that every response there has. */
export type Finishing = {
  readonly path: string;
  readonly accept: string | undefined;
  readonly security: Readonly<Record<string, string>>;
};

// Next's internal headers, and those computed here or when it is sent.
const DROPPED =
  /^(?:x-middleware-.*|x-nextjs-.*|x-powered-by|accept-ranges|content-length|transfer-encoding|etag|vary|connection|keep-alive)$/;
// What Next lists for its own client, and the coding, which is chosen when it is sent.
const NOT_VARIED_BY = /^(?:rsc|next-.*|accept-encoding|)$/i;

/** What a page says of its list if that is not current (`lib/components/feed-notice.tsx`). */
const NOTICE = / data-list="(none|expired)"(?: data-retry-after="(\d+)")?/;

/** What a program gets instead of an HTML page with this status. */
const INSTEAD = new Map<number, Problem>([
  [404, notFound('There is no page at this URL.')],
  [503, unavailable('This page')],
]);

const line = (value: unknown) => [value ?? ''].flat().join(', ');

/** The final HTML of a page, and a policy that allows exactly what it contains. */
function finishHtml(given: string, keepsRuntime: boolean) {
  const html = keepsRuntime || needsRuntime(given) ? given : withoutRuntime(given);
  const policy = contentSecurityPolicy({ scripts: inlineScriptHashes(html), inlineStyle: hasInlineStyle(html) });
  return { body: Buffer.from(html), headers: policy };
}

/** A page with the status that its notice asks for, or what a program gets instead of it, and what to say of caching. */
function finishPage({ status: given, body }: WholeResponse, { path, accept }: Finishing) {
  const html = Buffer.from(body).toString();
  const [, list, retryAfter = '1'] = (given === 200 && NOTICE.exec(html)) || [];
  // There is nothing to show at an assignment's address without a list.
  const isMissing = list === 'none' && assignmentIdOf(path) !== null;
  const status = isMissing ? 503 : given;
  // Next's page for a failure is empty.
  const problem = status === 500 ? INTERNAL_ERROR : prefersProblem(accept ?? null) ? INSTEAD.get(status) : undefined;
  const finished = problem
    ? { body: Buffer.from(problemText(problem)), headers: { ...contentSecurityPolicy(), ...PROBLEM_HEADERS } }
    : finishHtml(html, status === 200 && !isRegisteredPage(path));
  const headers = { ...finished.headers, ...(isMissing && { 'retry-after': retryAfter }) };
  return { status, body: finished.body, headers, isKept: status === 200 && list === undefined };
}

/** Finishes Next's response: the final bytes, and the headers Next omits. */
export function finishResponse(given: WholeResponse, finishing: Finishing): WholeResponse {
  const isPage = isPagePath(finishing.path);
  const isHtml = line(given.headers['content-type']).startsWith('text/html');
  const {
    status,
    body,
    headers: own,
    isKept,
  } = isHtml
    ? finishPage(given, finishing)
    : { ...given, headers: contentSecurityPolicy(), isKept: given.status === 200 };
  // The links of an address lead from a page that is there.
  const theirs = Object.entries(given.headers).filter(
    ([name]) => !DROPPED.test(name) && !(status === 404 && name === 'link'),
  );
  const stated = line(given.headers['cache-control']);
  // Next spells `no-store` at length.
  const isStored = !/\bno-store\b/.test(stated) && (isKept || !isPage || !stated.startsWith('public'));
  const caching = isStored ? stated : 'no-store';
  const names = line(given.headers.vary).split(/,\s*/);
  const vary = isPage ? 'Accept' : names.filter((name) => !NOT_VARIED_BY.test(name)).join(', ');
  const all = { ...finishing.security, ...(caching && { 'cache-control': caching }), ...(vary && { vary }), ...own };
  const ours = Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: { ...Object.fromEntries(theirs), ...Object.fromEntries(ours) }, body };
}
