import { documentRoute } from '@/lib/discovery/document-route.ts';
import { skillsIndex } from '@/lib/discovery/find-assignments-skill.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute('skills', skillsIndex);
