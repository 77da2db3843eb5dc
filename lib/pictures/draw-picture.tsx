import { ImageResponse } from 'next/og';
import { config } from '../config.ts';
import { documentCaching } from '../http/caching.ts';
import { problemResponse, unavailable } from '../http/problem.ts';
import { log } from '../log.ts';
import { Picture, type PictureFacts, pictureSize } from './picture.tsx';

/** A preview image with these facts, or 503 if it can't be drawn. Kept like a document unless `isCurrent` is false. */
export async function drawPicture(facts: PictureFacts, { isCurrent = true } = {}): Promise<Response> {
  const caching = isCurrent ? documentCaching(config().onVercel) : 'no-store';
  try {
    // Drawn completely before it is sent: an error in a stream would end the connection.
    const png = await new ImageResponse(<Picture {...facts} />, pictureSize).arrayBuffer();
    return new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } });
  } catch (error) {
    log('error', 'picture_failed', { error: String(error) });
    return problemResponse(unavailable('This picture'), { 'Retry-After': '1' });
  }
}
