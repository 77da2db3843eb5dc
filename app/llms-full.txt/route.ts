import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { llmsFull } from '@/lib/pages/llms-full.tsx';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute(resources.llmsFullTxt, llmsFull);
