/** What is known about an upstream's body that helps to explain an error: never its values. */
export type Body =
  | { readonly kind: 'empty' | 'html' | 'xml' | 'table' | 'text' }
  | { readonly kind: 'json'; readonly shape: string; readonly recipe: string | null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_KEYS = 20;

function keysOf(value: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(value);
  const named = keys.slice(0, MOST_KEYS).map((key) => JSON.stringify(key));
  if (keys.length > MOST_KEYS) named.push('…');
  return keys.length === 0 ? 'no keys' : `the keys ${named.join(', ')}`;
}

/** Describes a JSON value: a list and its length, or an object and its keys. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) {
    const first = value.find(isObject);
    return `a list of ${value.length}${first ? `, whose first object has ${keysOf(first)}` : ''}`;
  }
  return isObject(value) ? `an object with ${keysOf(value)}` : JSON.stringify(typeof value).replaceAll('"', '');
}

const has = (value: unknown, ...keys: readonly string[]) => isObject(value) && keys.every((key) => key in value);

/** The recipe for the system with this response format, by name; `null` if there is none. */
function recipeFor(value: unknown): string | null {
  const list = (name: string) => (isObject(value) && Array.isArray(value[name]) ? (value[name] as unknown[]) : null);
  const first = (name: string) => list(name)?.find(isObject);
  if (has(first('data'), 'type', 'attributes')) return 'teamtailor';
  if (has(value, 'offers')) return 'recruitee';
  if (has(value, 'content', 'totalFound')) return 'smartrecruiters';
  if (has(first('jobs'), 'absolute_url') || has(first('jobs'), 'internal_job_id')) return 'greenhouse';
  if (has(first('jobs'), 'jobUrl') || has(value, 'jobs', 'apiVersion')) return 'ashby';
  const row = Array.isArray(value) ? value.find(isObject) : first('rows');
  if (has(row, 'text', 'categories')) return 'lever';
  const isFlat = row !== undefined && Object.values(row).every((cell) => typeof cell !== 'object' || cell === null);
  return isFlat ? 'csv' : null;
}

/** Determines what a body is. */
export function recognise(text: string): Body {
  const start = text.slice(0, 2_000).trim();
  if (start === '') return { kind: 'empty' };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'json', shape: shapeOf(value), recipe: recipeFor(value) };
  } catch {
    if (/^<!doctype html|<html|<head|<body/i.test(start)) return { kind: 'html' };
    if (start.startsWith('<')) return { kind: 'xml' };
    const [header = '', ...rows] = start.split('\n');
    const isTable = rows.length > 0 && /[,;\t]/.test(header) && !/[{[]/.test(header);
    return { kind: isTable ? 'table' : 'text' };
  }
}
