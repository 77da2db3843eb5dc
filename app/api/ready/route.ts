import { methods } from '@/lib/http/methods.ts';
import { NOT_READY, problemResponse } from '@/lib/http/problem.ts';
import { secondsUntilReady } from '@/lib/projects/get-projects.ts';

const GET_READY = async () => {
  const seconds = await secondsUntilReady();
  return seconds === null
    ? Response.json({ ready: true }, { headers: { 'Cache-Control': 'no-store' } })
    : problemResponse(NOT_READY, { 'Retry-After': String(seconds) });
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: GET_READY }, { cors: true });
