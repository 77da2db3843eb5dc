import { documentRoute } from '@/lib/discovery/document-route.ts';
import { securityTxt } from '@/lib/discovery/security-txt.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute('securityTxt', securityTxt);
