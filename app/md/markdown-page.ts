import { parse } from 'node:querystring';
import type { BlockContent, Link, Root } from 'mdast';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createElement } from 'react';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { pages } from '@/lib/content/pages.ts';
import { PLATFORM_CACHING, platformCaching } from '@/lib/http/caching.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { canonicalPage } from '@/lib/listing/listing.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { bodyToTree, frontMatter, treeToMarkdown } from '@/lib/render/markdown.ts';
import { assignmentIdOf } from '@/lib/routes/addresses.ts';
import { pageCaching } from '@/lib/routes/decide.ts';
import { markdownPath } from '@/lib/routes/markdown-path.ts';
import { resources } from '@/lib/routes/resources.ts';
import { routeAt } from '@/lib/routes/routes.ts';
import * as notFoundPage from '../not-found.tsx';
import { type PageAt, type PageParams, pageModuleAt } from './page-modules.ts';

/** A page as text: its metadata and its body. */
type PageContent = {
  readonly status: number;
  /** The list that it shows, if any. */
  readonly projects: ProjectsState | null;
  readonly metadata: Metadata;
  readonly tree: Root;
};

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

async function contentOf({ module, params }: PageAt, address: string, asked?: string) {
  const { default: Page, metadata, generateMetadata } = module;
  const [path, query] = address.split('?');
  // A list also names the parameters that a canonical address leaves out.
  const { q: _, ...others } = parse(asked ?? '');
  const searchParams = Promise.resolve({ ...others, ...parse(query ?? '') });
  // As in Next: pages get params as they are in the address, metadata functions get them decoded.
  const props = { params: Promise.resolve(params), searchParams };
  const described = { params: Promise.resolve(decoded(params)), searchParams };
  return {
    metadata: (await generateMetadata?.(described, Promise.resolve({}))) ?? metadata ?? {},
    tree: await bodyToTree(createElement(Page, props), absoluteUrl(path ?? '')),
  };
}

/** The page at a canonical address, from the same component and metadata as its HTML, or the 404 page. */
async function pageContent(address: string, query?: string): Promise<PageContent> {
  const [path = ''] = address.split('?');
  const page = await pageModuleAt(path);
  const projects = routeAt(path).route.showsFeed ? await getProjects() : null;
  try {
    if (page === null) notFound();
    // An assignment can't be shown if the feed was never read; other pages say so.
    const isMissing = projects?.snapshot === null && assignmentIdOf(path) !== null;
    return { status: isMissing ? 503 : 200, projects, ...(await contentOf(page, address, query)) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { status: 404, projects, ...(await contentOf({ module: notFoundPage, params: {} }, address)) };
  }
}

const text = (value: string) => ({ type: 'text', value }) as const;

function indexLine(): BlockContent {
  const url = absoluteUrl(resources.llmsTxt.path);
  const link: Link = { type: 'link', url, children: [text(url)] };
  const words = text(`Part of ${config().siteName}. Index of this site for agents: `);
  return { type: 'blockquote', children: [{ type: 'paragraph', children: [words, link] }] };
}

/** Links to continue with; the same for all pages, except that a page does not link to itself. */
function moreLinks(path: string | undefined): string {
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

/** Composes the markdown document: front matter, heading, link to the index, body and further links. */
function markdownDocument(address: string, { status, projects, metadata, tree: { children } }: PageContent): string {
  const afterHeading = children.findIndex((node) => node.type === 'heading' && node.depth === 1) + 1;
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
  const body = treeToMarkdown({
    type: 'root',
    children: [...children.slice(0, afterHeading), indexLine(), ...children.slice(afterHeading)],
  });
  return `${head}\n${body}\n${moreLinks(address.split('?')[0])}`;
}

/** Renders the page at a canonical address as a markdown document; a list also names parameters of the `query` that it ignores. */
export async function markdownPage(address: string, query?: string): Promise<PageContent & { readonly text: string }> {
  const page = await pageContent(address, query);
  return { ...page, text: markdownDocument(address, page) };
}

/** How long markdown may be stored. */
function cachingOf(path: string, { status, projects }: PageContent): string {
  const isComplete = status === 200 && (projects === null || projects.state === 'current');
  // Markdown leaves the form out, so it is the same for everybody.
  const settings = { ...config().feed, hasContactForm: false };
  return isComplete ? pageCaching(routeAt(path).route, settings) : 'no-store';
}

/** Responds with the requested page as markdown; the middleware sets its links. */
export async function showMarkdown(request: Request): Promise<Response> {
  const address = canonicalPage(request.headers.get(innerHeaders.page) ?? pages.home.path);
  const query = new URL(request.url).search.slice(1);
  const page = await markdownPage(address, query);
  const { status, projects, text } = page;
  const caching = cachingOf(address.split('?')[0] ?? '', page);
  const { contentSignal, onVercel, feed } = config();
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Signal': contentSignal,
    'Cache-Control': caching,
    // Otherwise the header rules for the page at the same address would apply, and Next's own `Vary`.
    ...(onVercel && {
      Vary: 'Accept',
      [PLATFORM_CACHING]: caching === 'no-store' ? caching : platformCaching(feed),
    }),
    ...(status === 503 && { 'Retry-After': String(projects?.state === 'none' ? projects.retryAfterSeconds : 1) }),
  };
  return new Response(text, { status, headers });
}
