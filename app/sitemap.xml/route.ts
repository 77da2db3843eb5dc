import { config } from '@/lib/config/config.ts';
import { documentResponse } from '@/lib/discovery/document-route.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';
import { liveCaching } from '@/lib/http/response-headers.ts';
import { routeHandler } from '@/lib/http/route-handler.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { resources } from '@/lib/routes/resources.ts';

export const GET = routeHandler(async () => {
  const projects = await getProjects();
  const caching = projects.state === 'current' ? liveCaching(config().feed) : 'no-store';
  return documentResponse(resources.sitemap.type, sitemapXml(projects), { 'Cache-Control': caching });
});
