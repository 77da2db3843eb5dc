import { projectsRoute } from '@/lib/discovery/document-routes.ts';
import { atomFeed } from '@/lib/syndication/atom.ts';

export const GET = projectsRoute('atomFeed', atomFeed);
