import { contentSignal } from '@/lib/discovery/content-signal.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { pages } from '@/lib/site.ts';
import { markdownPage } from './markdown-page.ts';

/** Responds with the requested page as markdown; the middleware sets the headers for caching and links. */
export async function showMarkdown(request: Request): Promise<Response> {
  const address = request.headers.get(innerHeaders.page) ?? pages.home.path;
  const { status, retryAfterSeconds, text } = await markdownPage(address);
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal(),
    // The usual estimate of four characters per token, for readers that plan their context.
    'X-Markdown-Tokens': String(Math.ceil(text.length / 4)),
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return new Response(text, { status, headers });
}
