import { atomFeed } from '@/lib/syndication/atom.ts';
import { feedRoute } from '@/lib/syndication/feed-route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = feedRoute('atomFeed', atomFeed);
