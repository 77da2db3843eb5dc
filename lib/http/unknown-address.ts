import { methods } from './methods.ts';
import { notFound, problemResponse } from './problem.ts';

const refuse = () =>
  problemResponse(notFound('There is no such address in this API. The OpenAPI description lists those that exist.'));

/** The complete route of an address at which the API has nothing. */
export const unknownAddress = methods({ GET: refuse, POST: refuse }, { cors: true });
