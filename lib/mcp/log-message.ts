import { isObject } from '../http/json.ts';
import { log } from '../log.ts';
import { TOOL_NAMES } from '../routes/interface.ts';

const METHODS = [
  ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call', 'subscriptions/listen'],
  ...['notifications/initialized', 'notifications/cancelled'],
];

// A name that is not listed could contain anything, including personal data.
const nameIn = (names: readonly string[], name: unknown) => names.find((one) => one === name) ?? 'other';

/** Logs a message: its method and the tool's name, never arguments. */
export function logMessage(message: unknown) {
  const { method, params } = isObject(message) ? message : {};
  const tool = method === 'tools/call' && nameIn(TOOL_NAMES, isObject(params) ? params.name : undefined);
  log('info', 'mcp_message', { method: nameIn(METHODS, method), ...(tool && { tool }) });
}
