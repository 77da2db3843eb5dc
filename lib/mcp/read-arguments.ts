import type * as z from 'zod';
import { parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What clients and models that fill in every argument write for one that they
 * want to leave out.
 */
const OMITTED = new Set(['0', 'null', 'none']);
const TEXTS = 'expected text, or a list of texts';

const accepts = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Whether an argument is left out by its text. “False” may be a value. */
function isOmitted(schema: z.ZodType, text: string): boolean {
  if (text === '') return true;
  // A required one, such as an id, may be any text.
  if (!accepts(schema, undefined)) return false;
  const word = text.toLowerCase();
  return word === 'false' ? !accepts(schema, word) : OMITTED.has(word);
}

/** A value as a list, which may be written as JSON. */
function listOf(value: unknown): readonly unknown[] {
  const isJson = typeof value === 'string' && value.trim().startsWith('[');
  const list = isJson ? parseJson(value) : value;
  return Array.isArray(list) ? list : [value];
}

/**
 * The texts of an argument; none if it is left out, `null` if it has other
 * structure than a list.
 */
function textsOf(schema: z.ZodType, value: unknown): readonly string[] | null {
  const texts: string[] = [];
  for (const item of listOf(value)) {
    if (typeof item === 'object' && item !== null) return null;
    const text = String(item ?? '').trim();
    if (!isOmitted(schema, text)) texts.push(text);
  }
  return texts;
}

type Parsed<Input extends z.ZodObject> = {
  readonly args: z.output<Input>;
  /** The names of arguments that the tool does not have. */
  readonly unknown: readonly string[];
};

/**
 * Parses the arguments of a tool in the forms that real clients send. An invalid
 * argument is a failure of one sentence that says what is expected.
 */
export function readArguments<Input extends z.ZodObject>(
  input: Input,
  rawArguments: Arguments,
): Failure | Parsed<Input> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<z.ZodType>(input.shape)) {
    const texts = textsOf(schema, rawArguments[name]);
    if (texts === null) return { error: `${name}: ${TEXTS}.` };
    if (texts.length > 0) values[name] = texts.length > 1 ? texts : texts[0];
  }
  const parsed = input.safeParse(values, { error: () => TEXTS });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { error: `${String(issue?.path[0])}: ${issue?.message}.` };
  }
  const names = Object.keys(rawArguments);
  return {
    args: parsed.data,
    unknown: names.filter((name) => !Object.hasOwn(input.shape, name)),
  };
}
