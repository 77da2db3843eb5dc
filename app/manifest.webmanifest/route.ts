import { documentRoute } from '@/lib/discovery/document-route.ts';
import { webManifest } from '@/lib/discovery/web-manifest.ts';

const type = 'application/manifest+json';
export const GET = documentRoute({ type }, webManifest);
