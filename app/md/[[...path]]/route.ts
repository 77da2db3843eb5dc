import { methods } from '@/lib/http/methods.ts';
import { showMarkdown } from '../show-markdown.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: showMarkdown });
