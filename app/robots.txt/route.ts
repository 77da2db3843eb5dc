import { documentRoute } from '@/lib/discovery/document-route.ts';
import { robotsTxt } from '@/lib/discovery/robots-txt.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.robots, robotsTxt);
