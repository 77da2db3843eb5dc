import { config } from './lib/config.ts';

/** Runs once, before the first request. */
export async function register() {
  // Next builds this file for its edge runtime too and replaces the variable by a constant.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || config().trustedProxies === 'vercel') return;
  const { recordPeerAddresses } = await import('./lib/http/record-peer-address.ts');
  recordPeerAddresses();
}
