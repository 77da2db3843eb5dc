import { isObject } from '../http/json.ts';
import { log } from '../log.ts';
import { TOOL_NAMES } from '../routes/interface.ts';

// Only known names are logged: a name sent by a caller could contain anything, including personal data.
const OTHER = 'other';
const METHODS = [
  'initialize ping server/discover tools/list tools/call subscriptions/listen',
  'notifications/initialized notifications/cancelled',
].flatMap((names) => names.split(' '));

const knownOrOther = (names: readonly string[], name: unknown) => names.find((known) => known === name) ?? OTHER;

/** Logs a message: its method and the tool's name, never arguments. */
export function logMessage(message: unknown) {
  const { method: sent, params } = isObject(message) ? message : {};
  const method = knownOrOther(METHODS, sent);
  const tool =
    method === 'tools/call' ? knownOrOther(TOOL_NAMES, isObject(params) ? params.name : undefined) : undefined;
  log('info', 'mcp_message', { method, ...(tool && { tool }) });
}
