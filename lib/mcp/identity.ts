import { LATEST_PROTOCOL_VERSION, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { absoluteUrl, config } from '../config.ts';
import { ASSETS } from '../site.ts';

/** The version of the public interface (interface specification §9). */
export const INTERFACE_VERSION = '1.0.0';

/** The stateless revision, answered per request; see reference of `@modelcontextprotocol/server`. */
const STATELESS_VERSION = '2026-07-28';

/** Every protocol revision the endpoint answers, newest first. */
export const protocolVersions: readonly string[] = [
  ...new Set([STATELESS_VERSION, LATEST_PROTOCOL_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS]),
];

/** What the server offers. No notices of change: clients would hold streams open for lists that change with the feed. */
export const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
  completions: {},
} as const;

/** The site's host in a form that identifiers may hold: an IPv6 address has no brackets and no colons there. */
export function hostLabel(): string {
  return new URL(config().baseUrl).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-');
}

/** How the server names itself, on the wire and in its card: reverse DNS of the site's host, a slash, a name. */
export function serverIdentity() {
  return {
    name: `${hostLabel().split('.').reverse().join('.')}/assignments`,
    title: `${config().siteName}: open assignments`.slice(0, 100),
    version: INTERFACE_VERSION,
    description: 'Read-only: list open consulting assignments, get one, read the service overview.',
    websiteUrl: absoluteUrl('/'),
    icons: [{ src: absoluteUrl(`${ASSETS}/icon-512.png`), mimeType: 'image/png', sizes: ['512x512'] }],
  };
}
