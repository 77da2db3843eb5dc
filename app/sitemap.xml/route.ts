import { config } from '@/lib/config.ts';
import { sitemapXml } from '@/lib/discovery/sitemap.ts';
import { liveCaching } from '@/lib/http/caching.ts';
import { methods } from '@/lib/http/methods.ts';
import { representation, respond } from '@/lib/http/respond.ts';
import { readProjects } from '@/lib/projects/read-projects.ts';

async function serveSitemap(request: Request) {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': liveCaching(config().feed.revalidateSeconds),
  };
  return respond(request, representation(sitemapXml(await readProjects()), headers));
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: serveSitemap }, { cors: true });
