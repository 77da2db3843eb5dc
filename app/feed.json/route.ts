import { projectsRoute } from '@/lib/discovery/document-routes.ts';
import { jsonFeed } from '@/lib/syndication/json-feed.ts';

export const GET = projectsRoute('jsonFeed', jsonFeed);
