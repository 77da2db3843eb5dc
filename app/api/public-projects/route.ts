import { projectsRoute } from '@/lib/discovery/document-route.ts';
import { apiProject } from '@/lib/projects/project.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = projectsRoute('projectsApi', (projects) =>
  JSON.stringify(projects.map(apiProject)),
);
