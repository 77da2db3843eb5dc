import type { IncomingMessage } from 'node:http';
import { config } from './config.ts';
import { createAnswerMemory } from './http/answer-memory.ts';
import { normalizeRequest } from './http/normalize-request.ts';
import { type Answering, whileAnswering } from './http/raw-response.ts';
import { recordPeerAddress } from './http/record-peer-address.ts';
import { embeddable, securityHeaders } from './http/security-headers.ts';
import { takeRequests } from './http/take-requests.ts';
import { log } from './log.ts';
import { currentVersion } from './projects/reading-version.ts';
import { ASSETS, FAVICON, isEmbeddable } from './site.ts';
import { startUpFacts } from './start-up.ts';

// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { serverIsPrepared?: true };

const isFile = (path: string) => path === FAVICON || path.startsWith(`${ASSETS}/`);

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

/**
 * Says in the log what this process serves, and stands before Next for every request. Once per process.
 *
 * `next start` does it when it reads its configuration, before the first request. The image's server does not read that
 * file, so the doors of health and of pages do it too while they are evaluated: there the first request is a health check.
 */
export function prepareServer() {
  const { baseUrl, isBuild, isDevelopment, onVercel, trustedProxies } = config();
  if (shared.serverIsPrepared || isBuild) return;
  shared.serverIsPrepared = true;
  log('info', 'started', startUpFacts(config()));

  const memory = createAnswerMemory(isDevelopment ? () => null : currentVersion);
  const headers = securityHeaders(baseUrl);
  takeRequests((request, response, next) => {
    normalizeRequest(request, isFile);
    if (!onVercel && memory.answer(request, response)) return;
    // Also on Next's own redirects, which its configured headers don't reach, and by the variables of this run.
    for (const { key, value } of headers) response.setHeader(key, value);
    if (isEmbeddable(pathOf(request))) for (const { key, value } of embeddable) response.setHeader(key, value);
    if (trustedProxies !== 'vercel') recordPeerAddress(request);
    if (onVercel) return next();
    const answering: Answering = { raw: response };
    memory.keep(request, answering);
    whileAnswering(answering, next);
  });
}
