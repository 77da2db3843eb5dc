import { feedRoute } from '@/lib/syndication/feed-route.ts';
import { jsonFeed } from '@/lib/syndication/json-feed.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = feedRoute('jsonFeed', jsonFeed);
