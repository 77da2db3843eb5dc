import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * A signal that is aborted when the connection has closed. Node tells a response only if its turn had come: of several requests
 * that were sent ahead, all but the first would wait for ever.
 */
export function closedSignal(socket: Socket): AbortSignal {
  const existing = signals.get(socket);
  if (existing !== undefined) return existing;
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}
