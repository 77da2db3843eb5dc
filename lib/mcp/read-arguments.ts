import type * as z from 'zod';
import { isObject, parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What clients and models that fill in every argument write for one that they
 * want to leave out.
 */
const EMPTY = new Set(['', '0', 'null', 'none', 'undefined', 'false']);
const TRUE = new Set(['true', '1']);
const FALSE = new Set(['false', 'no']);
const TEXTS = 'expected text, or a list of texts';

const accepts = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Whether an argument is “yes”, “no” or one of a few words. */
const isFlag = (schema: z.ZodType): boolean =>
  accepts(schema, 'yes') && !accepts(schema, 'maybe');

/** A value as a list, which may be written as JSON. */
function listOf(value: unknown): readonly unknown[] {
  const isJson = typeof value === 'string' && value.trimStart().startsWith('[');
  return [isJson ? (parseJson(value) ?? value) : value].flat();
}

/** The value of an argument's text; `null` if that means leaving it out. */
function normalized(schema: z.ZodType, text: string): string | null {
  const word = text.toLowerCase();
  if (isFlag(schema)) {
    if (TRUE.has(word)) return 'yes';
    if (FALSE.has(word)) return accepts(schema, 'no') ? 'no' : null;
  }
  return EMPTY.has(word) ? null : text;
}

/**
 * The texts of an argument: a single value, a list, or a list written as JSON.
 * `null` if it has other structure.
 */
function textsOf(schema: z.ZodType, value: unknown): readonly string[] | null {
  const values = listOf(value);
  const isNested = (value: unknown) => Array.isArray(value) || isObject(value);
  if (values.some(isNested)) return null;
  const texts = values.map((value) => String(value ?? '').trim());
  const isOptional = accepts(schema, undefined);
  if (!isOptional) return texts.filter(Boolean);
  return texts
    .map((text) => normalized(schema, text))
    .filter((text) => text !== null);
}

/**
 * Parses the arguments of a tool in the forms that real clients send. An invalid
 * argument is a failure of one sentence that says what is expected. `unknown` has
 * the names of arguments that the tool does not have.
 */
export function readArguments<Input extends z.ZodObject>(
  input: Input,
  rawArguments: Arguments,
):
  | Failure
  | { readonly args: z.output<Input>; readonly unknown: readonly string[] } {
  const shape = new Map<string, z.ZodType>(Object.entries(input.shape));
  const values: Record<string, unknown> = {};
  for (const [name, schema] of shape) {
    if (!Object.hasOwn(rawArguments, name)) continue;
    const texts = textsOf(schema, rawArguments[name]);
    if (texts === null) return { error: `${name}: ${TEXTS}.` };
    if (texts.length > 0) values[name] = texts.length === 1 ? texts[0] : texts;
  }
  const parsed = input.safeParse(values, { error: () => TEXTS });
  if (parsed.success) {
    const names = Object.keys(rawArguments);
    const unknown = names.filter((name) => !shape.has(name));
    return { args: parsed.data, unknown };
  }
  const [issue] = parsed.error.issues;
  return { error: `${String(issue?.path[0])}: ${issue?.message}.` };
}
