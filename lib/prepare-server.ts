import { config } from './config.ts';
import { normalizeRequests } from './http/normalize-requests.ts';
import { rememberRawResponses } from './http/raw-response.ts';
import { recordPeerAddresses } from './http/record-peer-address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { setOnEveryResponse } from './http/set-on-every-response.ts';
import { log } from './log.ts';
import { ASSETS, FAVICON } from './site.ts';
import { startUpFacts } from './start-up.ts';

// Next bundles each route on its own; the process is what they share.
const shared = globalThis as typeof globalThis & { serverIsPrepared?: true };

/**
 * Says in the log what this process serves, and has Node tell of each request before Next sees it. Once per process.
 *
 * `next start` does it when it reads its configuration, before the first request. The image's server does not read that
 * file, so the doors of health and of pages do it too while they are evaluated: there the first request is a health check.
 */
export function prepareServer() {
  if (shared.serverIsPrepared || config().isBuild) return;
  shared.serverIsPrepared = true;
  log('info', 'started', startUpFacts(config()));
  normalizeRequests((path) => path === FAVICON || path.startsWith(`${ASSETS}/`));
  setOnEveryResponse(securityHeaders(config().baseUrl));
  // There the platform's own edge stands between callers and this process.
  if (config().trustedProxies === 'vercel') return;
  recordPeerAddresses();
  rememberRawResponses();
}
