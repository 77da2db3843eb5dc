import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import jsonata from 'jsonata';
import * as z from 'zod';

/** A position in a text as people give it, for example "line 3, column 12". */
export function placeInText(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The text of an expression, given directly or as a `file:` URL relative to the working folder; `null` if unreadable. */
function expressionText(value: string): string | null {
  if (!value.startsWith('file:')) return value;
  try {
    return readFileSync(new URL(value, pathToFileURL(`${process.cwd()}/`)), 'utf8');
  } catch {
    return null;
  }
}

/** A JSONata expression, or the address of a file with one. */
export const expression = z.string().transform((value, context): string => {
  const text = expressionText(value.trim());
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (text === null) return refuse('expected a JSONata expression, or file: followed by the path of a readable file');
  try {
    jsonata(text);
    return text;
  } catch (error) {
    const { position = 0, message, code } = error as jsonata.JsonataError;
    return refuse(`expected a JSONata expression; at ${placeInText(text, position)}: ${message} (${code})`);
  }
});
