import { hostHeaderValidationResponse } from '@modelcontextprotocol/server';
import { config, LOOPBACK_HOSTS } from '../config/config.ts';
import { refusal } from './rpc-error.ts';

/**
 * Whether browser pages of this origin may call the endpoint. It is public and
 * uses no cookies, so any https origin may, unless the operator lists the
 * allowed ones. The site itself and loopback origins always may; malformed,
 * opaque (`null`) and other plain http origins never may.
 */
export function isAllowedOrigin(origin: string): boolean {
  const { baseUrl, mcp } = config();
  // Extensions and editors are listed by origins that are none for a URL.
  if (mcp.allowedOrigins?.includes(origin.toLowerCase())) return true;
  const isWeb = /^https?:/.test(origin) && URL.canParse(origin);
  if (!isWeb) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  if (origin === new URL(baseUrl).origin) return true;
  if (LOOPBACK_HOSTS.includes(url.hostname)) return true;
  return mcp.allowedOrigins === null && url.protocol === 'https:';
}

/**
 * A refusal if the caller's origin is not allowed or its host name is not ours,
 * as in a DNS rebinding attack.
 */
export function refuseCaller(request: Request): Response | undefined {
  const origin = request.headers.get('origin');
  if (origin !== null && !isAllowedOrigin(origin))
    return refusal(403, 'Browser requests from this origin are not allowed.');
  return hostHeaderValidationResponse(request, [...config().hosts]);
}
