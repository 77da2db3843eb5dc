import { documentRoute } from '@/lib/discovery/document-route.ts';
import { skillsIndex } from '@/lib/discovery/skills-index.ts';
import { resources } from '@/lib/site.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(resources.skills, skillsIndex);
