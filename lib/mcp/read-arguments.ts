import type * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What clients and models write for an argument that they don’t mean: they fill
 * in every one.
 */
const NOTHING = /^(?:|0|null|none|undefined|false)$/i;
const TEXTS = 'expected text, or a list of texts';

/**
 * The texts that an argument stands for, also as a list written as JSON, and as
 * a boolean for “yes” and “no”; `null` if it is neither.
 */
function textsOf(schema: z.ZodType, value: unknown): readonly string[] | null {
  const accepts = (one: unknown) => schema.safeParse(one).success;
  const isFlag = accepts('yes') && !accepts('maybe');
  const isList = typeof value === 'string' && value.trimStart().startsWith('[');
  const all = [isList ? (parseJson(value) ?? value) : value].flat();
  if (all.some((one) => Array.isArray(one) || isObject(one))) return null;
  const texts = all.map((one) => String(one ?? '').trim());
  if (!accepts(undefined)) return texts.filter(Boolean);
  return texts.flatMap((text) => {
    if (isFlag && /^(?:true|1)$/i.test(text)) return 'yes';
    if (isFlag && /^(?:false|no)$/i.test(text))
      return accepts('no') ? 'no' : [];
    return NOTHING.test(text) ? [] : text;
  });
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
    const texts = Object.hasOwn(given, name)
      ? textsOf(schema, given[name])
      : [];
    if (texts === null) return { error: `${name}: ${TEXTS}.` };
    if (texts.length > 0) stated[name] = texts.length === 1 ? texts[0] : texts;
  }
  const read = input.safeParse(stated, { error: () => TEXTS });
  if (read.success)
    return {
      args: read.data,
      unknown: Object.keys(given).filter((name) => !shape.has(name)),
    };
  const [issue] = read.error.issues;
  return { error: `${String(issue?.path[0])}: ${issue?.message}.` };
}
