import { methods } from '@/lib/http/methods.ts';
import { unknownApi } from '@/lib/http/unknown-api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { GET: unknownApi, POST: unknownApi },
  { cors: true },
);
