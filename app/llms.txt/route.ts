import { documentRoute } from '@/lib/discovery/document-route.ts';
import { llmsTxt } from '@/lib/discovery/llms-txt.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.llmsTxt, llmsTxt);
