import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { sitemapMd } from '@/lib/discovery/sitemap.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute('sitemapMarkdown', sitemapMd);
