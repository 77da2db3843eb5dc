import { documentRoute } from '@/lib/discovery/document-route.ts';
import { robotsTxt } from '@/lib/discovery/robots-txt.ts';

// Next would answer once for all when the site is built.
export const dynamic = 'force-dynamic';

export const GET = documentRoute('robots', robotsTxt);
