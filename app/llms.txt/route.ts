import { documentRoute } from '@/lib/discovery/document-route.ts';
import { llmsTxt } from '@/lib/discovery/llms-txt.ts';

export const GET = documentRoute('llmsTxt', llmsTxt);
