import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { config } from './lib/config.ts';
import { embeddable, securityHeaders } from './lib/http/security-headers.ts';
import { prepareServer } from './lib/prepare-server.ts';
import { ASSETS, assignmentPath, embeddables, pageEntries } from './lib/site.ts';

const ASSET_FOLDER = `./public${ASSETS}`;

function assetVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(ASSET_FOLDER).sort()) hash.update(readFileSync(`${ASSET_FOLDER}/${name}`));
  return hash.digest('hex').slice(0, 10);
}

// Read here too, so that a wrong variable stops the start with its name instead of failing the first request.
const { baseUrl, indexable, onVercel } = config();

// Elsewhere `lib/prepare-server.ts` sets the first two on every response, at less cost than Next's rules, and every page
// says the third itself. Vercel's edge serves files before any code of ours, and is told what varies too.
const headersOnVercel = [
  { source: '/:path*', headers: securityHeaders(baseUrl) },
  ...[...embeddables.paths, ...embeddables.prefixes.map((prefix) => `${prefix}:path*`)].map((source) => ({
    source,
    headers: embeddable,
  })),
  ...[...pageEntries.map(({ path }) => path as string), `${assignmentPath('')}:id`].map((source) => ({
    source,
    headers: [{ key: 'Vary', value: 'Accept' }],
  })),
];

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are served as they are; an optimizer would let strangers fill the disk with variants.
  images: { unoptimized: true },
  // Pages are the same with and without the headers of Next's client, which these pages don't have.
  experimental: { validateRSCRequestHeaders: false },
  rewrites: async () => ({
    beforeFiles: [
      // Next has pages and files of its own at these addresses, which nothing here uses; the site's 404 is the answer.
      { source: '/:page(404|500|_error|_not-found)', destination: '/none/:page' },
      { source: '/_next/:path*', destination: '/none' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // A folder of its own, so that it stands beside an ordinary build.
  ...(process.env.NEXT_STANDALONE
    ? { output: 'standalone', distDir: '.next-standalone', typescript: { tsconfigPath: 'deploy/tsconfig.json' } }
    : {}),
  // Next's picture library is as large as the rest of the server together.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  env: { ASSET_VERSION: assetVersion() },
  headers: async () => [
    ...(onVercel ? headersOnVercel : []),
    ...(indexable ? [] : [{ source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }]),
    // The version in the query changes with the bytes.
    {
      source: `${ASSETS}/:path*`,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

/** Next evaluates this file when it starts to serve, before the first request; in the container image the doors do the same. */
export default function configure(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_SERVER) prepareServer();
  return nextConfig;
}
