import { processWide } from '../process-wide.ts';

const layer = processWide('layer', () => ({ isActive: false }));

/** Records that the layer of `lib/server` handles the requests of this process. */
export function markLayerActive() {
  layer.isActive = true;
}

/** Whether the layer handles the requests; otherwise this is plain Next, as with `next start`, `next dev` and on Vercel. */
export function isLayerActive(): boolean {
  return layer.isActive;
}
