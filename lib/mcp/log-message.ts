import * as z from 'zod';
import { log } from '../log.ts';
import { tools } from './tools.ts';

// Only known names are logged: a name sent by a caller could contain anything, including personal data.
const OTHER = 'other';
const METHODS = [
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'resources/directory/read',
  'skills/list',
  'skills/get',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'subscriptions/listen',
  'notifications/initialized',
  'notifications/cancelled',
  OTHER,
];

const ToolName = z.enum(tools.map(({ name }) => name)).catch(OTHER);
const Message = z
  .object({ method: z.enum(METHODS).catch(OTHER), params: z.object({ name: ToolName }).catch({ name: OTHER }) })
  .catch({ method: OTHER, params: { name: OTHER } });

/** Logs a message: its method and the tool's name, never arguments. */
export function logMessage(message: unknown) {
  const { method, params } = Message.parse(message);
  log('info', 'mcp_message', method === 'tools/call' ? { method, tool: params.name } : { method });
}
