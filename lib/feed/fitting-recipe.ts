import type { RecipeName } from '../config/recipes.ts';
import { isObject } from '../http/json.ts';

/** The fields by which an answer of each system is recognised: the path of its list, and fields of its first entry. */
const SIGNS: readonly (readonly [RecipeName, path: string, ...fields: string[]])[] = [
  ['ashby', 'jobs', 'title', 'jobUrl', 'isListed'],
  ['bullhorn', 'data', 'title', 'publicDescription'],
  ['greenhouse', 'jobs', 'title', 'absolute_url', 'internal_job_id'],
  ['lever', '', 'text', 'hostedUrl', 'categories'],
  ['personio', 'workzag-jobs.position', 'id', 'name'],
  ['recruitee', 'offers', 'title', 'careers_url'],
  ['smartrecruiters', 'content', 'name', 'releasedDate'],
  ['table', 'records', 'fields'],
  ['teamtailor', 'data', 'type', 'attributes', 'relationships'],
  ['teamtailor-jobs', 'items', 'title', '_jobposting'],
  ['workable', 'jobs', 'title', 'shortcode', 'application_url'],
];

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((holder, name) => (isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined), value);

/** The recipe for an answer that clearly is one of its system; `null` if none fits. */
export function fittingRecipe(value: unknown): RecipeName | null {
  const fits = SIGNS.find(([, path, ...fields]) => {
    const list = valueAt(value, path);
    const first: unknown = Array.isArray(list) ? list[0] : list;
    return isObject(first) && fields.every((name) => Object.hasOwn(first, name));
  });
  return fits?.[0] ?? null;
}
