import { config } from '@/lib/config.ts';
import { contentSignal } from '@/lib/discovery/content-signal.ts';
import { PLATFORM_CACHING, platformCaching } from '@/lib/http/caching.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { shownReading } from '@/lib/projects/shown-reading.ts';
import { pages, showsFeed } from '@/lib/site.ts';
import { markdownPage } from './markdown-page.ts';

/** How long markdown may be kept: as the middleware has decided, unless it has become something else meanwhile. */
async function cachingOf(address: string, status: number, decided: string | null): Promise<string> {
  const isPublic = status === 200 && decided?.startsWith('public') === true;
  const isLive = showsFeed(address.split('?')[0] ?? '');
  const isCurrent = !isLive || (await shownReading()).state === 'current';
  return isPublic && isCurrent ? decided : 'no-store';
}

/** Responds with the requested page as markdown; the middleware sets its links. */
export async function showMarkdown(request: Request): Promise<Response> {
  const address = request.headers.get(innerHeaders.page) ?? pages.home.path;
  const missing = request.headers.get(innerHeaders.status) === '404';
  const { status, retryAfterSeconds, text } = await markdownPage(address, { missing });
  const caching = await cachingOf(address, status, request.headers.get(innerHeaders.caching));
  const { onVercel, feed } = config();
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal(),
    // The usual estimate of four characters per token, for readers that plan their context.
    'X-Markdown-Tokens': String(Math.ceil(text.length / 4)),
    'Cache-Control': caching,
    // The rule for the page at the same address would apply otherwise.
    ...(onVercel && { [PLATFORM_CACHING]: caching === 'no-store' ? caching : platformCaching(feed) }),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return new Response(text, { status, headers });
}
