import { methods } from '@/lib/http/methods.ts';
import { notFound, problemResponse } from '@/lib/http/problem.ts';

const refuse = () =>
  problemResponse(notFound('There is no such address in this API. The OpenAPI description lists those that exist.'));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: refuse, POST: refuse }, { cors: true });
