import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { config } from '../config.ts';
import { DOCUMENT_CACHING } from '../http/caching.ts';
import { problemResponse } from '../http/problem.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import { readProjects } from '../projects/read-projects.ts';
import { pageOfPicturePath } from '../site.ts';
import type { PageView } from './page.ts';
import { Picture, type PictureText } from './picture.tsx';
import { rendered } from './rendered-pages.ts';
import { selectPage } from './select-page.ts';

async function draw(text: PictureText): Promise<Representation> {
  const image = new ImageResponse(createElement(Picture, { text }), { width: 1200, height: 630 });
  return representation(new Uint8Array(await image.arrayBuffer()), {
    'Content-Type': 'image/png',
    'Cache-Control': DOCUMENT_CACHING,
  });
}

// Drawing takes a tenth of a second of computing: whoever asks for the same picture meanwhile waits for it.
const drawing = new Map<string, Promise<Representation>>();

function pictureOf(view: PageView): Promise<Representation> {
  const text = { siteName: config().siteName, title: view.title, lines: view.picture ?? [view.description] };
  const version = JSON.stringify(text);
  const started =
    drawing.get(version) ??
    rendered(`picture ${view.path}`, version, () => draw(text)).finally(() => drawing.delete(version));
  drawing.set(version, started);
  return started;
}

/** Answers a GET of the picture that stands for a page or an open assignment. */
export async function servePicture(request: Request): Promise<Response> {
  const page = pageOfPicturePath(new URL(request.url).pathname);
  const selected = page === null ? null : selectPage(page, new URLSearchParams());
  const view = selected?.view(await readProjects());
  if (view?.status === 200) return respond(request, await pictureOf(view));
  return problemResponse({
    status: view?.status ?? 404,
    title: 'No picture',
    detail: 'There is no page that can be pictured at this address now.',
    code: 'not_found',
  });
}
