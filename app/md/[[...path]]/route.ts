import { routeHandler } from '@/lib/http/route-handler.ts';
import { showMarkdown } from '../markdown-page.ts';

export const GET = routeHandler(showMarkdown);
