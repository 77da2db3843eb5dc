import type * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

const NOTHING = /^(?:|0|null|none|undefined)$/i;

/** Whether a value stands for “not given”: clients and models fill in every argument. */
function isNotGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNotGiven);
  return isObject(value) ? Object.keys(value).length === 0 : NOTHING.test(String(value ?? '').trim());
}

/** The value that is meant where clients write lists as JSON, and booleans for “yes” and “no”; `undefined` if none is. */
function meant(schema: z.ZodType, value: unknown): unknown {
  const accepts = (one: unknown) => schema.safeParse(one).success;
  const isOptional = accepts(undefined);
  const list = typeof value === 'string' && value.trimStart().startsWith('[') ? (parseJson(value) ?? value) : value;
  if (isOptional && isNotGiven(list)) return undefined;
  const word = String(value).trim();
  const isFlag = accepts('yes') && !accepts('maybe');
  if (isFlag && /^(?:true|yes|1)$/i.test(word)) return 'yes';
  if (isFlag && /^(?:false|no)$/i.test(word)) return accepts('no') ? 'no' : undefined;
  if (value === false) return undefined;
  return Array.isArray(list) ? list.filter((one) => !isOptional || !isNotGiven(one)) : value;
}

const TEXTS = 'expected text, or a list of texts';

/**
 * Reads the arguments of a tool, as real clients write them. What is wrong is told in one sentence, with what is allowed and the
 * example. `unknown` are the names that the tool does not have.
 */
export function readArguments<Input extends z.ZodObject>(
  input: Input,
  given: unknown,
  example: () => object,
): Failure | { readonly args: z.output<Input>; readonly unknown: readonly string[] } {
  const failure = (text: string): Failure => ({ error: `${text}. Example: ${JSON.stringify(example())}` });
  if (!isObject(given)) return failure('Arguments must be an object');
  const shape = new Map<string, z.ZodType>(Object.entries(input.shape));
  const stated: Record<string, unknown> = {};
  for (const [name, schema] of shape) {
    const value = Object.hasOwn(given, name) ? meant(schema, given[name]) : undefined;
    if (value === undefined) continue;
    if ([value].flat().some((one) => Array.isArray(one) || isObject(one))) return failure(`${name}: ${TEXTS}`);
    stated[name] = value;
  }
  const read = input.safeParse(stated, { error: () => TEXTS });
  if (read.success) return { args: read.data, unknown: Object.keys(given).filter((name) => !shape.has(name)) };
  const [issue] = read.error.issues;
  return failure(`${String(issue?.path[0])}: ${issue?.message}`);
}
