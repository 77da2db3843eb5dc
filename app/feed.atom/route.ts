import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { atomFeed } from '@/lib/syndication/atom.ts';
import { feedIn } from '@/lib/syndication/feed-in.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute('atomFeed', feedIn(atomFeed));
