import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { config } from './lib/config.ts';
import { securityHeaders } from './lib/http/security-headers.ts';
import { ASSETS } from './lib/site.ts';

const ASSET_FOLDER = `./public${ASSETS}`;

function assetVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(ASSET_FOLDER).sort()) hash.update(readFileSync(`${ASSET_FOLDER}/${name}`));
  return hash.digest('hex').slice(0, 10);
}

// Read here too, so that a wrong variable stops the start with its name instead of failing the first request.
const { baseUrl } = config();

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  ...(process.env.NEXT_STANDALONE ? { output: 'standalone' } : {}),
  env: { ASSET_VERSION: assetVersion() },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(baseUrl) },
    // The version in the query changes with the bytes.
    {
      source: `${ASSETS}/:path*`,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default nextConfig;
