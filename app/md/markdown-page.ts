import { parse } from 'node:querystring';
import type { Link, Root, RootContent } from 'mdast';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createElement } from 'react';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { pages } from '@/lib/content/pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { PLATFORM_CACHING, platformCaching } from '@/lib/http/response-headers.ts';
import { canonicalPage } from '@/lib/listing/listing.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { bodyToTree, frontMatter, treeToMarkdown } from '@/lib/render/markdown.ts';
import { assignmentIdOf, markdownPath } from '@/lib/routes/addresses.ts';
import { pageCaching } from '@/lib/routes/decide.ts';
import { resources } from '@/lib/routes/resources.ts';
import { routeAt } from '@/lib/routes/routes.ts';
import * as notFoundPage from '../not-found.tsx';
import { type PageAt, type PageParams, pageModuleAt } from './page-modules.ts';

const decoded = (params: PageParams): PageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? decodeURIComponent(value) : value?.map(decodeURIComponent),
    ]),
  );

// The error that notFound() throws. Next has no public name for it.
const isNotFound = (error: unknown) =>
  error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';

/** A page's metadata and body, from the same component and metadata as its HTML. */
async function contentOf({ module, params }: PageAt, path: string, query: PageParams) {
  const { default: Page, metadata, generateMetadata } = module;
  const searchParams = Promise.resolve(query);
  // As in Next: pages get params as they are in the address, metadata functions get them decoded.
  const described = { params: Promise.resolve(decoded(params)), searchParams };
  return {
    metadata: (await generateMetadata?.(described, Promise.resolve({}))) ?? metadata ?? {},
    tree: await bodyToTree(createElement(Page, { params: Promise.resolve(params), searchParams }), absoluteUrl(path)),
  };
}

/** The content of the page at an address, or of the 404 page, with its route, the status, and the list that it shows, if any. */
async function pageContent(path: string, query: PageParams) {
  const page = await pageModuleAt(path);
  const { route } = routeAt(path);
  const projects = route.showsFeed ? await getProjects() : null;
  try {
    if (page === null) notFound();
    // An assignment can't be shown if the feed was never read; other pages say so.
    const isMissing = projects?.snapshot === null && assignmentIdOf(path) !== null;
    return { route, status: isMissing ? 503 : 200, projects, ...(await contentOf(page, path, query)) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { route, status: 404, projects, ...(await contentOf({ module: notFoundPage, params: {} }, path, query)) };
  }
}

/** The body with a link to the index of the site below its heading. */
function withIndex({ children }: Root): Root {
  const url = absoluteUrl(resources.llmsTxt.path);
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: url }] };
  const words = { type: 'text', value: `Part of ${config().siteName}. Index of this site for agents: ` } as const;
  const index: RootContent = { type: 'blockquote', children: [{ type: 'paragraph', children: [words, link] }] };
  const afterHeading = children.findIndex((node) => node.type === 'heading' && node.depth === 1) + 1;
  return { type: 'root', children: children.toSpliced(afterHeading, 0, index) };
}

/** Links to continue with; the same for all pages, except that a page does not link to itself. */
function moreLinks(path: string): string {
  const others = [pages.openProjects, pages.docs, pages.contact].filter((page) => page.path !== path);
  const items = others.map(({ path: to, label }) => `- [${label}](${absoluteUrl(to)})\n`);
  return `## More on this site\n\n${items.join('')}`;
}

/** The text of a title; templates are ignored, because they only add the site's name for browser tabs. */
function titleOf({ title }: Metadata): string | undefined {
  if (typeof title !== 'object') return title;
  return title === null ? undefined : 'absolute' in title ? title.absolute : title.default;
}

const neighbour = (address: string | URL | null | undefined) =>
  address ? absoluteUrl(markdownPath(String(address))) : undefined;

/** Renders the page at a canonical address as a markdown document; a list also names parameters of the `query` that it ignores. */
export async function markdownPage(address: string, query = '') {
  const [path = '', search = ''] = address.split('?');
  const { q: _, ...others } = parse(query);
  const page = await pageContent(path, { ...others, ...parse(search) });
  const { status, projects, metadata, tree } = page;
  const head = frontMatter({
    title: titleOf(metadata),
    description: metadata.description ?? undefined,
    canonical_url: status === 200 ? absoluteUrl(address) : undefined,
    last_updated: metadata.other?.last_updated?.toString(),
    list_read_at: projects?.state === 'expired' && status === 200 ? projects.snapshot.readAt.toISOString() : undefined,
    language: metadata.other?.language?.toString(),
    prev: neighbour(metadata.pagination?.previous),
    next: neighbour(metadata.pagination?.next),
  });
  return { ...page, text: `${head}\n${treeToMarkdown(withIndex(tree))}\n${moreLinks(path)}` };
}

/** Responds with the requested page as markdown; the middleware sets its links. */
export async function showMarkdown({ headers: sent, url }: Request): Promise<Response> {
  const address = canonicalPage(sent.get(innerHeaders.page) ?? pages.home.path);
  const { route, status, projects, text } = await markdownPage(address, new URL(url).search.slice(1));
  const { contentSignal, onVercel, feed } = config();
  const isKept = status === 200 && (projects === null || projects.state === 'current');
  // Markdown leaves the form out, so it is the same for everybody.
  const caching = isKept ? pageCaching(route, { ...feed, hasContactForm: false }) : 'no-store';
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal,
    'Cache-Control': caching,
    // Otherwise the header rules for the page at the same address would apply, and Next's own `Vary`.
    ...(onVercel && { Vary: 'Accept', [PLATFORM_CACHING]: caching === 'no-store' ? caching : platformCaching(feed) }),
    ...(status === 503 && { 'Retry-After': String(projects?.state === 'none' ? projects.retryAfterSeconds : 1) }),
  };
  return new Response(text, { status, headers });
}
