import { documentRoute } from '@/lib/discovery/document-route.ts';
import { openApi } from '@/lib/discovery/openapi.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.openapi, openApi);
