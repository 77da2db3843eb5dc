import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { openApi } from '@/lib/discovery/openapi.ts';

export const GET = documentRoute('openapi', openApi);
