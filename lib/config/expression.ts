import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import jsonata from 'jsonata';
import * as z from 'zod';
import { isRecipeName, recipeNames } from './recipes.ts';

/** A position in a text as people give it, for example "line 3, column 12". */
export function placeInText(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The text of an expression, given directly or as a `file:` URL relative to the project's root, where every process starts. */
function expressionText(value: string): string {
  return value.startsWith('file:') ? readFileSync(new URL(value, pathToFileURL(`${process.cwd()}/`)), 'utf8') : value;
}

/** The value that says there is no such thing, unlike a variable that is not set. */
export const NONE = 'none';

const ERROR = 'expected a JSONata expression, or file: and the path of a readable file';
const OR_RECIPE = `, or one of ${recipeNames.join(', ')}, ${NONE}`;

/** A JSONata expression, the address of a file with one, the name of a recipe, or `none`. */
export const expression = z.string().transform((value, context): string => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const name = value.trim().toLowerCase();
  if (name === NONE || isRecipeName(name)) return name;
  // A path without `file:` is a valid expression that selects nothing.
  if (/^[\w./-]+\.jsonata$/.test(value.trim())) return refuse(`${ERROR}, such as file:${value.trim()}`);
  let text = '';
  try {
    text = expressionText(value.trim());
  } catch (error) {
    const { path = value, code } = error as NodeJS.ErrnoException;
    return refuse(`${ERROR}; tried ${path} (${code})${OR_RECIPE}`);
  }
  try {
    jsonata(text);
    return text;
  } catch (error) {
    const { position = 0, message, code } = error as jsonata.JsonataError;
    return refuse(`expected a JSONata expression; at ${placeInText(text, position)}: ${message} (${code})`);
  }
});
