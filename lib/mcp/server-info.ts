import { absoluteUrl, config } from '../config.ts';
import { iconPath } from '../site.ts';

/** The version of the public interface (interface specification §9). */
export const INTERFACE_VERSION = '1.0.0';

/** The revision that `initialize` negotiates unless the client asks for an older one. */
export const NEGOTIATED_VERSION = '2025-11-25';

/**
 * The protocol revisions the endpoint supports, newest first: the stateless one, then those that `initialize` negotiates.
 * Listed here because the SDK's own list would load the whole SDK in every bundle that names them; a test compares both.
 */
export const protocolVersions: readonly string[] = [
  '2026-07-28',
  NEGOTIATED_VERSION,
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
];

/** The server's capabilities. `listChanged` is off: the lists follow the feed, and clients would hold streams open for it. */
export const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
} as const;

/** The site's host name, safe for identifiers: an IPv6 address without brackets and colons. */
export function hostLabel(): string {
  return new URL(config().baseUrl).hostname.replace(/^\[|\]$/g, '').replaceAll(':', '-');
}

/** The server on the wire and in its card (MCP `Implementation`). Its name is the reversed host name, a slash and `assignments`. */
export function serverInfo() {
  return {
    name: `${hostLabel().split('.').reverse().join('.')}/assignments`,
    title: `${config().siteName}: open assignments`.slice(0, 100),
    version: INTERFACE_VERSION,
    description: 'Read-only access to open consulting assignments and to an overview of the consultancy.',
    websiteUrl: absoluteUrl('/'),
    icons: [{ src: absoluteUrl(iconPath(512)), mimeType: 'image/png', sizes: ['512x512'] }],
  };
}
