import { documentRoute } from '@/lib/discovery/document-route.ts';
import { wellKnownServerCard } from '@/lib/discovery/server-card.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(
  'wellKnownServerCard',
  wellKnownServerCard,
);
