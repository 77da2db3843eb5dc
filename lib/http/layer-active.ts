import { processWide } from '../process-wide.ts';

/** How many requests may wait for a place among the renderings of one process. */
export const MOST_WAITING = 64;

const layer = processWide('layer', () => ({ isActive: false }));

/** Records that the layer of `lib/server` handles the requests of this process. */
export function markLayerActive() {
  layer.isActive = true;
}

/** Whether the layer handles the requests; otherwise this is plain Next, as with `next start`, `next dev` and on Vercel. */
export function isLayerActive(): boolean {
  return layer.isActive;
}
