import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { config } from './lib/config.ts';
import { contentSecurityPolicy, embeddable, securityHeaders } from './lib/http/security-headers.ts';
import { ASSETS, assignmentPath, embeddables, NOTHING, pageEntries } from './lib/site.ts';

const distDir = process.env.NEXT_STANDALONE ? '.next-standalone' : '.next';
const ASSET_FOLDER = `./public${ASSETS}`;

function assetVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(ASSET_FOLDER).sort()) hash.update(readFileSync(`${ASSET_FOLDER}/${name}`));
  return hash.digest('hex').slice(0, 10);
}

// Read here too, so that a wrong variable stops the start with its name instead of failing the first request.
const settings = config();
const { indexable, onVercel } = settings;

const isDevelopment = process.env.NODE_ENV === 'development';

const headersAt = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

// Where Next alone answers, it writes data for its client into every page. Fast Refresh evaluates text, which any policy
// would forbid.
const policy = isDevelopment ? {} : contentSecurityPolicy({ scripts: ["'unsafe-inline'"], inlineStyle: true });

// Where the site serves itself, `lib/server` sets these by the variables of that run, and a stricter policy.
const security = [
  headersAt('/:path*', { ...securityHeaders(settings), ...policy }),
  ...embeddables.paths.map((path) => headersAt(path, embeddable)),
  ...embeddables.prefixes.map((prefix) => headersAt(`${prefix}:path*`, embeddable)),
];

// Next drops this header from pages; the platform's edge is told what varies.
const varying = [...pageEntries.map(({ path }) => path as string), `${assignmentPath('')}:id`].map((source) =>
  headersAt(source, { Vary: 'Accept' }),
);

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are served as they are; an optimizer would let strangers fill the disk with variants.
  images: { unoptimized: true },
  // The middleware sees requests as they came: which host was asked, and whether Next's client asks for a part of a page.
  skipProxyUrlNormalize: true,
  // Titles and links stand in the head for every reader, not only for robots that Next knows.
  htmlLimitedBots: /.*/,
  // The middleware says what `Link` holds; React would replace it.
  reactMaxHeadersLength: 1,
  rewrites: async () => ({
    // In development these are the ways by which an edit reaches the browser.
    beforeFiles: isDevelopment
      ? []
      : [
          // Next has pages and files of its own at these addresses, which nothing here uses; the site's 404 is the answer.
          { source: '/:page(404|500|_error|_not-found|_global-error)', destination: NOTHING },
          { source: '/_next/:path((?!static/).*)', destination: NOTHING },
          // Its client's addresses for parts of pages; it asks for them by header.
          { source: '/:path(.*\\.rsc|.*\\.segments/.*)', destination: NOTHING },
        ],
    afterFiles: [],
    fallback: [],
  }),
  // A folder of its own, so that it stands beside an ordinary build.
  distDir,
  ...(process.env.NEXT_STANDALONE
    ? { output: 'standalone', typescript: { tsconfigPath: 'deploy/tsconfig.json' } }
    : {}),
  // Next's picture library is as large as the rest of the server together; of a worker's source only the bundle runs.
  outputFileTracingExcludes: {
    '*': ['node_modules/sharp/**', 'node_modules/@img/**', `${distDir}/server/assets/*.ts`],
  },
  env: { ASSET_VERSION: assetVersion(), DIST_DIR: distDir },
  headers: async () => [
    ...security,
    ...(onVercel ? varying : []),
    ...(indexable ? [] : [headersAt('/:path*', { 'X-Robots-Tag': 'noindex' })]),
    // The version in the query changes with the bytes.
    headersAt(`${ASSETS}/:path*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ],
};

export default nextConfig;
