import { methods } from '@/lib/http/methods.ts';
import { showMarkdown } from '../markdown-page.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: showMarkdown });
