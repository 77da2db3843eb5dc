import { methods } from './methods.ts';
import { notFound, problemResponse } from './problem.ts';

const refuse = () =>
  problemResponse(notFound('There is no such URL in this API. The OpenAPI description lists the ones that exist.'));

/** The route for API addresses that do not exist. */
export const unknownAddress = methods({ GET: refuse, POST: refuse }, { cors: true });
