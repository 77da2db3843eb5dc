import { contentSignal } from '@/lib/discovery/content-signal.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { pages } from '@/lib/site.ts';
import { markdownPage } from './markdown-page.ts';

/** Answers with the page that the middleware was asked for, as markdown; caching and links are the middleware's to say. */
export async function showMarkdown(request: Request): Promise<Response> {
  const address = request.headers.get(innerHeaders.page) ?? pages.home.path;
  const { status, retryAfterSeconds, text } = await markdownPage(address);
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal(),
    // The usual estimate of four characters a token, for readers that plan their context.
    'X-Markdown-Tokens': String(Math.ceil(text.length / 4)),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return new Response(text, { status, headers });
}
