import { documentRoute } from '@/lib/discovery/document-route.ts';
import { robotsTxt } from '@/lib/discovery/robots-txt.ts';

export const GET = documentRoute('robots', robotsTxt);
