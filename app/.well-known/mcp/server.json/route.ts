import { documentRoute } from '@/lib/discovery/document-route.ts';
import { registryEntry } from '@/lib/discovery/server-card.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute('registryEntry', registryEntry);
