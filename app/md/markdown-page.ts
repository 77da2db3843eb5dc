import { parse } from 'node:querystring';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import {
  PLATFORM_CACHING,
  platformCaching,
} from '@/lib/http/response-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { frontMatter } from '@/lib/render/markdown.ts';
import { pageCaching } from '@/lib/routes/decide.ts';
import { resources } from '@/lib/routes/resources.ts';
import { assignment, routeAt } from '@/lib/routes/routes.ts';
import { pageContent } from './page-content.ts';

/** The body with a pointer to the index of the site, below its heading. */
function withIndex(body: string): string {
  const index = t('frame.index', {
    site: config().siteName,
    index: `<${absoluteUrl(resources.llmsTxt.path)}>`,
  });
  return body.replace(/^# .*\n/m, (heading) => `${heading}\n> ${index}\n`);
}

/**
 * Renders the page at an address as a markdown document. A list is also told
 * the parameters in `query` that it ignores. Gives its route and status, too,
 * and the list of assignments if the page shows it.
 */
export async function markdownPage(address: string, query?: string) {
  const [path = '', search = ''] = address.split('?');
  const { route } = routeAt(path);
  const projects = route.showsFeed ? await getProjects() : null;
  const content = await pageContent(route, path, parse(query ?? search));
  const { metadata, body } = content;
  // An assignment can't be shown if the feed was never read; other pages say
  // so.
  const isMissing = projects?.state === 'none' && route === assignment;
  const status = isMissing ? 503 : content.status;
  const isFound = status === 200;
  // A page may state that its address is another one.
  const canonical = String(metadata.alternates?.canonical ?? address);
  const head = frontMatter({
    title: metadata.title,
    description: metadata.description,
    canonical_url: isFound && absoluteUrl(canonical),
    last_updated: metadata.other?.last_updated,
    list_read_at: isFound && projects?.state === 'expired' && projects.readAt,
    language: metadata.other?.language,
  });
  const text = `${head}\n${withIndex(body)}`;
  return { route, status, projects, metadata, text };
}

/**
 * Responds with the requested page as markdown; the middleware sets its links.
 */
export async function showMarkdown(request: Request): Promise<Response> {
  const address = request.headers.get(innerHeaders.page) ?? pages.home.path;
  const query = new URL(request.url).search.slice(1);
  const { route, status, projects, text } = await markdownPage(address, query);
  const { contentSignal, onVercel, feed } = config();
  const { state = 'current' } = projects ?? {};
  const isKept = status === 200 && state === 'current';
  const caching = isKept ? pageCaching(route, true) : 'no-store';
  // Otherwise the header rules for the page at the same address would apply,
  // and Next's own `Vary`.
  const onPlatform = onVercel && {
    Vary: 'Accept',
    [PLATFORM_CACHING]:
      caching === 'no-store' ? caching : platformCaching(feed),
  };
  const retryAfter = String(projects?.retryAfterSeconds ?? 1);
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal,
    'Cache-Control': caching,
    ...onPlatform,
    ...(status === 503 && { 'Retry-After': retryAfter }),
  };
  return new Response(text, { status, headers });
}
