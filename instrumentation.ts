import { config } from './lib/config.ts';
import { recordPeerAddresses } from './lib/http/record-peer-address.ts';

/** Runs once, before the first request. */
export function register() {
  if (config().trustedProxies !== 'vercel') recordPeerAddresses();
}
