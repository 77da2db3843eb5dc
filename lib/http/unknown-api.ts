import { problemResponse } from './problem.ts';

/** There is nothing at this address of the API. */
export function unknownApi(): Response {
  return problemResponse({
    status: 404,
    title: 'Not found',
    detail: 'There is no such address in this API. The OpenAPI description lists those that exist.',
    code: 'not_found',
  });
}
