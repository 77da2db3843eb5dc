import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { config } from './lib/config.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from './lib/http/security-headers.ts';
import { ASSETS, assignmentPath, embeddables, NOTHING, pageEntries } from './lib/site.ts';

const ASSET_FOLDER = `./public${ASSETS}`;

function assetVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(ASSET_FOLDER).sort()) hash.update(readFileSync(`${ASSET_FOLDER}/${name}`));
  return hash.digest('hex').slice(0, 10);
}

// An invalid variable stops a build or the development server; `lib/server/start.ts` stops the built one.
const settings = config();
const { indexable, onVercel } = settings;

const isDevelopment = process.env.NODE_ENV === 'development';

const headersAt = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

// Without the layer, pages contain Next's inline data for its client. In development there is no policy, because it
// would forbid the evaluation of strings that Fast Refresh needs.
const policy = isDevelopment ? {} : contentSecurityPolicy({ scripts: ["'unsafe-inline'"], inlineStyle: true });

// Sites that serve themselves: `lib/server` sets these from the run-time environment, with a stricter policy.
const security = [
  headersAt('/:path*', { ...securityHeaders(settings), ...policy }),
  ...embeddables.paths.map((path) => headersAt(path, embeddable)),
  ...embeddables.prefixes.map((prefix) => headersAt(`${prefix}:path*`, embeddable)),
];

// Next drops this header from pages; this tells the platform's edge what varies.
const varying = [...pageEntries.map(({ path }) => path as string), `${assignmentPath('')}:id`].map((source) =>
  headersAt(source, { Vary: 'Accept' }),
);

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Images are served unchanged; an optimizer would let anyone fill the disk with variants.
  images: { unoptimized: true },
  // Lets the middleware see requests unchanged: the original host, and whether Next's client requests a partial page.
  skipProxyUrlNormalize: true,
  // Metadata goes into the head for all readers, not only for the bots that Next knows.
  htmlLimitedBots: /.*/,
  // The middleware sets `Link`; React would overwrite it.
  reactMaxHeadersLength: 1,
  rewrites: async () => ({
    // In development, edits reach the browser through these addresses.
    beforeFiles: isDevelopment
      ? []
      : [
          // Internal pages and files of Next that this site doesn't use; they get the site's 404 page.
          { source: '/:page(404|500|_error|_not-found|_global-error)', destination: NOTHING },
          { source: '/_next/:path((?!static/).*)', destination: NOTHING },
          // Addresses of partial pages for Next's client, which requests them by header instead.
          { source: '/:path(.*\\.rsc|.*\\.segments/.*)', destination: NOTHING },
        ],
    afterFiles: [],
    fallback: [],
  }),
  // The same build serves `npm run serve`, the tests and the image. Vercel makes functions of it instead.
  ...(onVercel ? {} : { output: 'standalone' }),
  // Next's image library is as large as the rest of the server; workers run from their bundles, not from source.
  outputFileTracingExcludes: {
    '*': ['node_modules/sharp/**', 'node_modules/@img/**', '.next/server/assets/*.ts'],
  },
  env: { ASSET_VERSION: assetVersion() },
  headers: async () => [
    ...security,
    ...(onVercel ? varying : []),
    ...(indexable ? [] : [headersAt('/:path*', { 'X-Robots-Tag': 'noindex' })]),
    // The version in the query changes with the bytes; in development it is that of the start.
    headersAt(`${ASSETS}/:path*`, {
      'Cache-Control': isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable',
    }),
  ],
};

export default nextConfig;
