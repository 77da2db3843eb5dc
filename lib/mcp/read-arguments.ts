import type { jsonSchemaValidator } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { nearestName } from '../listing/nearest-name.ts';
import { jsonSchemaOf } from './json-schema.ts';

type Properties = Readonly<Record<string, { readonly type?: string }>>;

/** Arguments as models send them: `null` means absent, and a number may be text. */
function plainArguments(given: unknown, properties: Properties): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  const values = Object.entries(given).filter(([, value]) => value !== null);
  const isNumber = (name: string, value: unknown) =>
    properties[name]?.type === 'integer' && typeof value === 'string' && /^\d{1,6}$/.test(value.trim());
  return Object.fromEntries(values.map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]));
}

function explained(issue: z.core.$ZodIssue, names: readonly string[]): string {
  if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'arguments'}: ${issue.message}.`;
  return issue.keys
    .slice(0, 3)
    .map((key) => {
      const nearest = nearestName(key, names);
      const meant = nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
      return `There is no argument ${JSON.stringify(key.slice(0, 40))}.${meant}`;
    })
    .join(' ');
}

/**
 * Validates the arguments of a tool for the SDK. An error names what is wrong, the arguments there are, and an example of
 * the right form.
 */
export function argumentsValidator(input: z.ZodObject, example: object): jsonSchemaValidator {
  const { properties = {} } = jsonSchemaOf(input, 'input') as { properties?: Properties };
  const names = Object.keys(properties);
  const help =
    names.length > 0 ? ` Arguments: ${names.join(', ')}. Example: ${JSON.stringify(example)}` : ' Expected {}.';
  return {
    getValidator:
      <T>() =>
      (given: unknown) => {
        const read = input.safeParse(plainArguments(given, properties));
        if (read.success) return { valid: true, data: read.data as T, errorMessage: undefined };
        const text = read.error.issues.slice(0, 3).map((issue) => explained(issue, names));
        return { valid: false, data: undefined, errorMessage: `${text.join(' ')}${help}` };
      },
  };
}
