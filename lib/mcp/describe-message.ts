import { tools } from './tools.ts';

// What is logged has to be a word of ours: a stranger's could be anything, also personal.
const METHODS = [
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'subscriptions/listen',
  'notifications/initialized',
  'notifications/cancelled',
];

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** What the log says of a message: its method and its tool's name, never arguments. */
export function describeMessage(message: unknown): { readonly method: string; readonly tool?: string } {
  const method = METHODS.find((known) => known === member(message, 'method')) ?? 'other';
  if (method !== 'tools/call') return { method };
  const name = member(member(message, 'params'), 'name');
  return { method, tool: tools.find((tool) => tool.name === name)?.name ?? 'other' };
}
