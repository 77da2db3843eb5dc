import { projectsRoute } from '@/lib/discovery/document-routes.ts';
import { jsonFeed } from '@/lib/syndication/json-feed.ts';
import { syndicatedList } from '@/lib/syndication/syndicated-list.ts';

export const GET = projectsRoute('jsonFeed', async (...args) => {
  const list = await syndicatedList(...args);
  return list && jsonFeed(list);
});
