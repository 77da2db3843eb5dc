import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const unfinished = new WeakMap<Socket, Set<() => void>>();

function unfinishedOn(socket: Socket): Set<() => void> {
  const known = unfinished.get(socket);
  if (known) return known;
  const callbacks = new Set<() => void>();
  unfinished.set(socket, callbacks);
  socket.once('close', () => {
    for (const callback of [...callbacks]) callback();
  });
  return callbacks;
}

// A client that sends more requests without waiting for responses is read again when it has some.
const MOST_PIPELINED = 16;

/**
 * Calls `over` once: when the response is complete, or when its connection is closed, whichever is first. The connection
 * has to be watched itself, because Node emits no event on a pipelined response whose turn never came.
 */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, over: () => void) {
  const callbacks = unfinishedOn(socket);
  const callback = () => {
    if (!callbacks.delete(callback)) return;
    if (callbacks.size < MOST_PIPELINED) socket.resume();
    over();
  };
  callbacks.add(callback);
  response.once('close', callback);
  if (callbacks.size >= MOST_PIPELINED) socket.pause();
  if (socket.destroyed) callback();
}
