import type { NextConfig } from 'next';
import { config } from './lib/config/config.ts';
import {
  contentSecurityPolicy,
  corsHeaders,
  embeddable,
  PLATFORM_CACHING,
  platformCaching,
  securityHeaders,
} from './lib/http/response-headers.ts';
import { NO_PAGE } from './lib/routes/addresses.ts';
import { ASSETS, NO_API } from './lib/routes/resources.ts';
import { isPage, isReadAnywhere, type Route } from './lib/routes/route.ts';
import { routes } from './lib/routes/routes.ts';

// An invalid variable stops a build or the development server; `lib/start/start.ts`
// stops the built one.
const settings = config();
const { indexable, onVercel } = settings;

const isDevelopment = process.env.NODE_ENV === 'development';
/** By `scripts/build.mjs`. */
const isBuiltOnce = process.env.BUILT_ONCE === 'yes';

const headersAt = (
  source: string,
  headers: Readonly<Record<string, string>>,
) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

// Without the layer, pages contain Next's inline data for its client. In
// development there is no policy, because it would forbid the evaluation of
// strings that Fast Refresh needs.
const policy = isDevelopment ? {} : contentSecurityPolicy({ inline: true });

/**
 * The headers of a route, besides those of all. Vercel's cache does not see the
 * middleware's, only those of a page, which Next sets itself, and these: it
 * keeps what is at these paths for as long as the feed counts as fresh, whatever
 * its status. Markdown states its own; it has another address after the
 * middleware, so the two are kept apart.
 */
function headersOf(route: Route): Readonly<Record<string, string>> {
  if (!isPage(route))
    return { ...embeddable, ...(isReadAnywhere(route) && corsHeaders) };
  const isKept = onVercel && route.caching === 'shared';
  return {
    Vary: 'Accept',
    ...(isKept && { [PLATFORM_CACHING]: platformCaching(settings.feed) }),
  };
}

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  // What is built once and was checked before needs no check of types, no cache
  // for the next build, and no source maps.
  typescript: { ignoreBuildErrors: isBuiltOnce },
  experimental: {
    turbopackFileSystemCacheForBuild: !isBuiltOnce,
    turbopackSourceMaps: !isBuiltOnce,
  },
  // Images are served unchanged; an optimizer would let anyone fill the disk
  // with variants.
  images: { unoptimized: true },
  // Lets the middleware see requests unchanged: the original host, and whether
  // Next's client asks for a part of a page. With normalised addresses, its
  // rewrites hang where the server listens on 127.0.0.1.
  skipProxyUrlNormalize: true,
  // The middleware redirects to the one spelling of an address, but no preflight
  // request and no call of a tool.
  skipTrailingSlashRedirect: true,
  // Metadata goes into the head for all readers, not only for the bots that
  // Next knows.
  htmlLimitedBots: /.*/,
  // The middleware sets `Link`; React would overwrite it.
  reactMaxHeadersLength: 1,
  rewrites: async () => ({
    // In development, edits reach the browser through these addresses.
    beforeFiles: isDevelopment
      ? []
      : [
          // Internal pages and files of Next that this site doesn't use; they
          // get the site's 404 page.
          {
            source: '/:page(404|500|_error|_not-found|_global-error)',
            destination: NO_PAGE,
          },
          { source: '/_next/:path((?!static/).*)', destination: NO_PAGE },
          // Addresses of parts of pages, which the middleware can't tell from
          // those of the pages. A route handler refuses them: for a page, Next
          // would look for the server action that a caller names, and log the
          // name.
          { source: '/:path(.*\\.rsc)', destination: NO_API },
          // Requests that name a server action, of which the site has none,
          // below folders that the middleware leaves out: a file that is not
          // there is a page too.
          {
            source: '/:path(_next/static/.*|assets/.*)',
            has: [{ type: 'header', key: 'next-action' }],
            destination: NO_API,
          },
        ],
  }),
  // `deploy/assemble.mjs` collects what runs without a checkout. Vercel makes
  // functions of a build instead.
  ...(process.env.ASSEMBLING === 'yes' && { output: 'standalone' }),
  // The feed, where it is a file of the project, so that each function has it.
  ...(settings.feed.file !== null && {
    outputFileTracingIncludes: { '/**': [`./${settings.feed.file}`] },
  }),
  // Next's image library is as large as the rest of the server.
  outputFileTracingExcludes: {
    '*': ['node_modules/sharp/**', 'node_modules/@img/**'],
  },
  // Each build has its own, as Next's pages have.
  env: { ASSET_VERSION: Date.now().toString(36) },
  headers: async () => [
    // Sites that serve themselves: `lib/server` sets these from the run-time
    // environment, with a stricter policy.
    headersAt('/:path*', {
      ...securityHeaders(settings),
      ...policy,
      ...(!indexable && { 'X-Robots-Tag': 'noindex' }),
    }),
    ...routes.map((route) => headersAt(route.path, headersOf(route))),
    // The version in the query changes with the build; in development it is
    // that of the start.
    headersAt(`${ASSETS}/:path*`, {
      'Cache-Control': isDevelopment
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
    }),
  ],
};

export default nextConfig;
