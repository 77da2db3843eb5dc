import { notFoundPath } from '../routes/addresses.ts';
import type { AskNext, CompleteResponse, NextRequest } from './next-process.ts';

const LEFT_TO_CLIENT = /^<!DOCTYPE html><html id="__next_error__"/;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Next's response. Where Next leaves an error page to its client to render
 * (vercel/next.js issue 62228), the complete page takes its place.
 */
export async function completeResponse(
  askNext: AskNext,
  request: NextRequest,
  signal: AbortSignal,
): Promise<CompleteResponse> {
  const response = await askNext(request, signal);
  const { status, body } = response;
  const text = status < 400 ? '' : Buffer.from(body).toString('latin1');
  if (!LEFT_TO_CLIENT.test(text)) return response;
  if (status !== 404) {
    const { FAILURE_PAGE } = await import('./failure-page.ts');
    return { status, headers: HTML, body: Buffer.from(FAILURE_PAGE) };
  }
  // Without the inner header, the middleware parses this address itself.
  const { host } = request.headers;
  const url = notFoundPath(request.url);
  const page = await askNext({ method: 'GET', url, headers: { host } }, signal);
  return { ...page, status };
}
