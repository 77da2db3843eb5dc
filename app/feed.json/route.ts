import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { feedIn } from '@/lib/syndication/feed-in.ts';
import { jsonFeed } from '@/lib/syndication/json-feed.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute('jsonFeed', feedIn(jsonFeed));
