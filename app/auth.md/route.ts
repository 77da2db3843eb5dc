import { authMd } from '@/lib/discovery/auth-md.ts';
import { documentRoute } from '@/lib/discovery/document-route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute('auth', authMd);
