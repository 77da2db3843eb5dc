import type * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';

export type Arguments = Readonly<Record<string, unknown>>;

const OMITTED = new Set(['0', 'null', 'none', 'false']);

const accepts = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/**
 * Whether a text is what clients and models that fill in every argument write
 * for one that they want to leave out. “False” may be a value, and an argument
 * that is required, such as an id, may be any text.
 */
function isOmitted(schema: z.ZodType, text: string): boolean {
  if (text === '') return true;
  const word = text.toLowerCase();
  const isValue =
    word === 'false' ? accepts(schema, word) : !accepts(schema, undefined);
  return OMITTED.has(word) && !isValue;
}

/**
 * An argument, which may be a list, also one written as JSON, as one text with
 * semicolons between several; `undefined` if it is left out. A list with
 * objects is returned as it is, for the schema to refuse.
 */
function textOf(schema: z.ZodType, value: unknown): unknown {
  const isJson = typeof value === 'string' && value.trim().startsWith('[');
  const parsed = isJson ? parseJson(value) : value;
  const list = [parsed ?? value].flat();
  if (list.some(isObject)) return list;
  const texts = list
    .map((item) => String(item ?? '').trim())
    .filter((text) => !isOmitted(schema, text));
  return texts.length > 0 ? texts.join('; ') : undefined;
}

/**
 * Parses the arguments of a tool in the forms that real clients send. Of an
 * invalid one it gives a sentence that says what is expected.
 */
export function readArguments<Input extends z.ZodObject>(
  input: Input,
  rawArguments: Arguments,
): z.output<Input> | string {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(input.shape))
    values[name] = textOf(schema, rawArguments[name]);
  const parsed = input.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `${String(issue?.path[0])}: ${issue?.message}.`;
}
