import { config } from './lib/config.ts';
import { log } from './lib/log.ts';
import { ASSETS, FAVICON } from './lib/site.ts';
import { startUpFacts } from './lib/start-up.ts';

/** Runs once, before the first request. */
export async function register() {
  // Next builds this file for its edge runtime too and replaces the variable by a constant.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  log('info', 'started', startUpFacts(config()));
  const { normalizeRequests } = await import('./lib/http/normalize-requests.ts');
  normalizeRequests((path) => path === FAVICON || path.startsWith(`${ASSETS}/`));
  const { securityHeaders } = await import('./lib/http/security-headers.ts');
  const { setOnEveryResponse } = await import('./lib/http/set-on-every-response.ts');
  setOnEveryResponse(securityHeaders(config().baseUrl));
  if (config().trustedProxies === 'vercel') return;
  const { recordPeerAddresses } = await import('./lib/http/record-peer-address.ts');
  recordPeerAddresses();
  const { rememberRawResponses } = await import('./lib/http/raw-response.ts');
  rememberRawResponses();
}
