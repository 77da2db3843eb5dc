import { methods } from '@/lib/http/methods.ts';
import { serveProjects } from '@/lib/projects/serve-projects.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: serveProjects }, { cors: true });
