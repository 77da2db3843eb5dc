import { liveDocumentRoute } from '@/lib/discovery/document-route.ts';
import { llmsFull } from './llms-full.tsx';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveDocumentRoute('llmsFullTxt', llmsFull);
