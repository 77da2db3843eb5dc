import { documentRoute } from '@/lib/discovery/document-route.ts';
import { securityTxt } from '@/lib/discovery/security-txt.ts';

export const GET = documentRoute('securityTxt', securityTxt);
