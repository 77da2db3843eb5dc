type Reviver = (name: string, value: unknown) => unknown;

/**
 * The value of a JSON text, in which `reviver` may replace values; `undefined`
 * if the text is not valid JSON.
 */
export function parseJson(text: string, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object: neither an array nor `null`. */
export const isObject = (
  value: unknown,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
