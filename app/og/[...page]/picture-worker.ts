import { parentPort } from 'node:worker_threads';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';
import { Picture, type PictureFacts } from './picture.tsx';

async function draw(facts: PictureFacts): Promise<ArrayBuffer | null> {
  try {
    return await new ImageResponse(createElement(Picture, facts), { width: 1200, height: 630 }).arrayBuffer();
  } catch {
    return null;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Responds to each {@link PictureFacts} message with a PNG, in order. */
parentPort?.on('message', (facts: PictureFacts) => {
  last = last.then(async () => {
    const png = await draw(facts);
    parentPort?.postMessage(png && new Uint8Array(png), png === null ? [] : [png]);
  });
});
