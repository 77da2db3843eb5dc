import type * as z from 'zod';
import { parseJson } from '../http/json.ts';

/** Why there is no result, and what to do. */
export type Failure = { readonly error: string };

export type Arguments = Readonly<Record<string, unknown>>;

/**
 * What clients and models that fill in every argument write for one that they
 * want to leave out.
 */
const OMITTED = new Set(['0', 'null', 'none', 'undefined']);
const TEXTS = 'expected text, or a list of texts';

const accepts = (schema: z.ZodType, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Whether an argument is left out by its text. “False” may be a value. */
function isOmitted(schema: z.ZodType, text: string): boolean {
  const isOptional = accepts(schema, undefined);
  if (text === '' || !isOptional) return text === '';
  const word = text.toLowerCase();
  return word === 'false' ? !accepts(schema, word) : OMITTED.has(word);
}

/** A value as a list, which may be written as JSON. */
function listOf(value: unknown): readonly unknown[] {
  const isJson = typeof value === 'string' && value.trimStart().startsWith('[');
  const parsed = isJson ? parseJson(value) : undefined;
  return [parsed ?? value].flat();
}

/**
 * The texts of an argument; none if it is left out, `null` if it has other
 * structure than a list.
 */
function textsOf(schema: z.ZodType, value: unknown): readonly string[] | null {
  const values = listOf(value).map((item) => item ?? '');
  if (values.some((item) => typeof item === 'object')) return null;
  const texts = values.map((item) => String(item).trim());
  return texts.filter((text) => !isOmitted(schema, text));
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
    const texts = textsOf(schema, rawArguments[name]);
    if (texts === null) return { error: `${name}: ${TEXTS}.` };
    if (texts.length > 0) values[name] = texts.length === 1 ? texts[0] : texts;
  }
  const parsed = input.safeParse(values, { error: () => TEXTS });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { error: `${String(issue?.path[0])}: ${issue?.message}.` };
  }
  const names = Object.keys(rawArguments);
  const unknown = names.filter((name) => !shape.has(name));
  return { args: parsed.data, unknown };
}
