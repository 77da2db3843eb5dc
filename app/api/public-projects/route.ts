import { projectsRoute } from '@/lib/discovery/document-route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = projectsRoute('projectsApi', ({ all }) =>
  JSON.stringify(all),
);
