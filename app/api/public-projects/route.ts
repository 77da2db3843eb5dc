import { projectsRoute } from '@/lib/discovery/document-routes.ts';
import { apiProject } from '@/lib/public-project/public-project.ts';

export const GET = projectsRoute('projectsApi', ({ all }) =>
  JSON.stringify(all.map(apiProject)),
);
