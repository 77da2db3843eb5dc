import { documentRoute } from '@/lib/discovery/document-routes.ts';
import { llmsTxt } from '@/lib/discovery/llms-txt.ts';

export const GET = documentRoute('llmsTxt', llmsTxt);
