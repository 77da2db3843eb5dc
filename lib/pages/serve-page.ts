import { createElement } from 'react';
import { config } from '../config.ts';
import { contentSignal } from '../discovery/content-signal.ts';
import { linksOf } from '../discovery/link-header.ts';
import { prefersMarkdown, prefersProblem } from '../http/accept.ts';
import { liveCaching } from '../http/caching.ts';
import { problemResponse } from '../http/problem.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import { type ProjectsReading, readProjects } from '../projects/read-projects.ts';
import { readingVersion } from '../projects/reading-version.ts';
import { staticHtml } from '../render/static-html.ts';
import { pageOfMarkdownPath } from '../site.ts';
import { Document } from './document.tsx';
import { markdownDocument } from './markdown-document.ts';
import { notFound } from './not-found.tsx';
import type { PageView } from './page.ts';
import { rendered } from './rendered-pages.ts';
import { type Selected, selectPage } from './select-page.ts';

type Format = 'html' | 'markdown';

function headersOf(view: PageView, format: Format): Record<string, string> {
  const { baseUrl, feed } = config();
  const lasting = view.status === 200 && !view.transient && !view.personal;
  // Not `no-store`: with that, browsers forget what was typed when a visitor goes back.
  const passing = view.personal ? 'private, no-cache' : 'no-store';
  return {
    'Content-Type': `text/${format}; charset=utf-8`,
    // RFC 9110 §12.5.5: on every representation of a negotiable address, so that shared caches keep them apart.
    Vary: 'Accept',
    'Cache-Control': lasting ? liveCaching(feed.revalidateSeconds) : passing,
    ...(view.status === 200 && { Link: linksOf(view.path, format, baseUrl, view.neighbours) }),
    ...(view.status === 503 && { 'Retry-After': String(Math.ceil(feed.revalidateSeconds)) }),
  };
}

/** A page's view in one format. */
export async function renderPage(view: PageView, format: Format): Promise<Representation> {
  const headers = headersOf(view, format);
  if (format === 'html') {
    return representation(await staticHtml(createElement(Document, { view })), headers, view.status);
  }
  const text = await markdownDocument(view);
  return representation(
    text,
    {
      ...headers,
      'Content-Signal': contentSignal(config().aiTraining),
      // The usual estimate of four characters a token, for readers that plan their context.
      'X-Markdown-Tokens': String(Math.ceil(text.length / 4)),
    },
    view.status,
  );
}

const noReading: ProjectsReading = { state: 'none', snapshot: null, retryAfterSeconds: 1 };

async function renderSelected(selected: Selected, format: Format): Promise<Representation> {
  const reading = selected.live ? await readProjects() : noReading;
  return rendered(`${format} ${selected.path}`, readingVersion(reading), () =>
    renderPage(selected.view(reading), format),
  );
}

/** That there is no page, for a program that reads JSON. */
function absence({ status, headers }: Representation): Response {
  const { 'Retry-After': retryAfter } = headers;
  return problemResponse(
    status === 404
      ? { status, title: 'Not found', detail: 'There is no page at this address.', code: 'not_found' }
      : {
          status,
          title: 'Unavailable',
          detail: 'This page can’t be shown at the moment. Try again after the time in Retry-After.',
          code: 'upstream_unavailable',
        },
    { Vary: 'Accept', ...(retryAfter && { 'Retry-After': retryAfter }) },
  );
}

/** Answers a GET of any address that is not another route's: a page as HTML or markdown, or that there is none. */
export async function servePage(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const twin = pageOfMarkdownPath(pathname);
  const accept = request.headers.get('accept');
  const format = twin !== null || prefersMarkdown(accept) ? 'markdown' : 'html';
  const selected = selectPage(twin ?? pathname, searchParams);
  const found = selected ? await renderSelected(selected, format) : await renderPage(notFound(pathname), format);
  return found.status !== 200 && format === 'html' && prefersProblem(accept) ? absence(found) : respond(request, found);
}
