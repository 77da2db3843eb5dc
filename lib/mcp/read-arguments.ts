import type * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What clients and models write for an argument that they don’t mean: they fill
 * in every one.
 */
const NOTHING = new Set(['', '0', 'null', 'none', 'undefined', 'false']);
const TRUE = new Set(['true', '1']);
const FALSE = new Set(['false', 'no']);
const TEXTS = 'expected text, or a list of texts';

const accepts = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Whether an argument is “yes”, “no” or one of a few words. */
const isFlag = (schema: z.ZodType): boolean =>
  accepts(schema, 'yes') && !accepts(schema, 'maybe');

/** A list, also one that is written as JSON. */
function listOf(value: unknown): readonly unknown[] {
  const isJson = typeof value === 'string' && value.trimStart().startsWith('[');
  return [isJson ? (parseJson(value) ?? value) : value].flat();
}

/** What is meant by the text of an argument; `null` if nothing is. */
function meantBy(schema: z.ZodType, text: string): string | null {
  const word = text.toLowerCase();
  if (isFlag(schema)) {
    if (TRUE.has(word)) return 'yes';
    if (FALSE.has(word)) return accepts(schema, 'no') ? 'no' : null;
  }
  return NOTHING.has(word) ? null : text;
}

/**
 * The texts that an argument stands for, also as a list written as JSON, and as
 * a boolean for “yes” and “no”; `null` if it is neither.
 */
function textsOf(schema: z.ZodType, value: unknown): readonly string[] | null {
  const values = listOf(value);
  if (values.some((one) => Array.isArray(one) || isObject(one))) return null;
  const texts = values.map((one) => String(one ?? '').trim());
  const isOptional = accepts(schema, undefined);
  if (!isOptional) return texts.filter(Boolean);
  return texts
    .map((text) => meantBy(schema, text))
    .filter((text) => text !== null);
}

/**
 * Reads the arguments of a tool, as real clients write them. What is wrong is
 * told in one sentence, with what is allowed. `unknown` are the names that the
 * tool does not have.
 */
export function readArguments<Input extends z.ZodObject>(
  input: Input,
  given: Arguments,
):
  | Failure
  | { readonly args: z.output<Input>; readonly unknown: readonly string[] } {
  const shape = new Map<string, z.ZodType>(Object.entries(input.shape));
  const stated: Record<string, unknown> = {};
  for (const [name, schema] of shape) {
    if (!Object.hasOwn(given, name)) continue;
    const texts = textsOf(schema, given[name]);
    if (texts === null) return { error: `${name}: ${TEXTS}.` };
    if (texts.length > 0) stated[name] = texts.length === 1 ? texts[0] : texts;
  }
  const read = input.safeParse(stated, { error: () => TEXTS });
  if (read.success) {
    const unknown = Object.keys(given).filter((name) => !shape.has(name));
    return { args: read.data, unknown };
  }
  const [issue] = read.error.issues;
  return { error: `${String(issue?.path[0])}: ${issue?.message}.` };
}
