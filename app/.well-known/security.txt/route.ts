import { documentRoute } from '@/lib/discovery/document-route.ts';
import { securityTxt } from '@/lib/discovery/security-txt.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.securityTxt, securityTxt);
