import { documentRoute } from '@/lib/discovery/document-route.ts';
import { webManifest } from '@/lib/discovery/web-manifest.ts';

const type = 'application/manifest+json';
// Next would answer once for all when the site is built.
export const dynamic = 'force-dynamic';

export const GET = documentRoute({ type }, webManifest);
