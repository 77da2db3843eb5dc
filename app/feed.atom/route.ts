import { projectsRoute } from '@/lib/discovery/document-route.ts';
import { atomFeed } from '@/lib/syndication/atom.ts';
import { syndicatedList } from '@/lib/syndication/syndicated-list.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = projectsRoute('atomFeed', async (...asked) => {
  const list = await syndicatedList(...asked);
  return list && atomFeed(list);
});
