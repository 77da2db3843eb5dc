import { projectsRoute } from '@/lib/discovery/document-routes.ts';
import { atomFeed } from '@/lib/syndication/atom.ts';
import { syndicatedList } from '@/lib/syndication/syndicated-list.ts';

export const GET = projectsRoute('atomFeed', async (...args) => {
  const list = await syndicatedList(...args);
  return list && atomFeed(list);
});
