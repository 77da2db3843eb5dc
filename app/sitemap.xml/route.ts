import { liveDocumentRoute } from '@/lib/discovery/projects-route.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute('sitemap', sitemapXml);
