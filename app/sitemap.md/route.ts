import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { sitemapMd } from '@/lib/discovery/sitemap-md.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute(resources.sitemapMarkdown, sitemapMd);
