import { Environment } from './environment.ts';

/**
 * Everything the operator decides, read from the environment once.
 * Every variable has a working default; the README documents each.
 */
export type Config = {
  /** Origin of this site without a trailing slash; every absolute address is made from it. */
  readonly baseUrl: string;
  /** The separate site where professionals sign in, without a trailing slash. */
  readonly appUrl: string;
  readonly salesEmail: string;
  readonly siteName: string;
  /** Whether text of this site may be used to train models. */
  readonly aiTraining: boolean;
  /** Changes with the files of `public/assets`, so that caches may keep them for ever. */
  readonly assetVersion: string;
  /** Next evaluates routes while it builds too; nothing is served then. */
  readonly isBuild: boolean;
  /** Source files change under the running process. */
  readonly isDevelopment: boolean;
  /** The platform's own edge stands between callers and this process, which ends when it has answered. */
  readonly onVercel: boolean;
  /** Next answers alone, without the layer of `lib/server`. */
  readonly plainNext: boolean;
  /** The folder of the build. */
  readonly distDir: string;
  /** Whether browsers are to keep to https on every subdomain of the site's host too. */
  readonly hstsIncludesSubdomains: boolean;
  /** Preview deployments ask not to be indexed. */
  readonly indexable: boolean;
  /** The number of proxies in front of this server, for `clientAddress`; on Vercel the platform itself says who calls. */
  readonly trustedProxies: number | 'vercel';
  /** Where instances count callers together; `null` means that each counts in its own memory. */
  readonly rateLimitRedisUrl: string | null;
  readonly mcp: {
    /** Origins whose pages may call from a browser; `null` means any https origin. */
    readonly allowedOrigins: readonly string[] | null;
    /** Host names of this site beside those of `baseUrl` and the loopback interface. */
    readonly hosts: readonly string[];
    /** Messages one address may send in a minute; 0 means no limit. */
    readonly messagesPerMinute: number;
  };
  readonly contact: {
    /** The mail server, credentials included; `null` means that messages go to the outbox. */
    readonly smtpUrl: string | null;
    readonly smtpTimeoutSeconds: number;
    readonly to: string;
    /** The sender of the mails, an address that `smtpUrl` may send from. */
    readonly from: string;
    /** What all instances sign forms with; `null` means that each has a random key of its own. Never another secret: a form is public. */
    readonly secret: string | null;
    /** The folder for messages when there is no mail server; `null` where nothing can be kept. */
    readonly outbox: string | null;
  };
  readonly feed: {
    /** `null` means the bundled example feed. */
    readonly url: URL | null;
    readonly token: string | null;
    /** Statuses to show; `null` means all that the feed publishes. */
    readonly statuses: readonly string[] | null;
    readonly revalidateSeconds: number;
    readonly maxStaleSeconds: number;
    readonly timeoutSeconds: number;
    readonly maxBytes: number;
  };
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function baseUrl(env: Environment): string {
  if (env.BASE_URL) return env.BASE_URL;
  const host =
    env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : (env.VERCEL_BRANCH_URL ?? env.VERCEL_URL);
  return host ? `https://${host}` : `http://localhost:${env.PORT}`;
}

/** Parses an environment. Throws {@link ConfigError} that names each wrong variable and what was expected. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const onVercel = values.VERCEL_ENV !== undefined;
  const plainNext = onVercel || values.PLAIN_NEXT === 'yes';
  // There a form is shown by one process and received by another.
  const canSignForms = !onVercel || values.CONTACT_SECRET !== undefined;
  const statuses = values.PROJECTS_FEED_STATUSES?.split(',').map((status) => status.trim());
  return {
    baseUrl: baseUrl(values),
    appUrl: values.APP_URL,
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    aiTraining: values.AI_TRAINING === 'yes',
    assetVersion: process.env.ASSET_VERSION ?? 'dev',
    isBuild: values.NEXT_PHASE === 'phase-production-build',
    isDevelopment: values.NODE_ENV === 'development',
    onVercel,
    plainNext,
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'yes',
    distDir: process.env.DIST_DIR ?? '.next',
    indexable: !onVercel || values.VERCEL_ENV === 'production',
    // Without the layer nobody writes down the peer of a connection.
    trustedProxies: onVercel ? 'vercel' : values.TRUSTED_PROXIES - (plainNext ? 1 : 0),
    rateLimitRedisUrl: values.RATE_LIMIT_REDIS_URL ?? null,
    mcp: {
      allowedOrigins: values.MCP_ALLOWED_ORIGINS ?? null,
      hosts: [
        ...(values.MCP_ALLOWED_HOSTS ?? []),
        ...[values.VERCEL_URL, values.VERCEL_BRANCH_URL, values.VERCEL_PROJECT_PRODUCTION_URL].filter(
          (host) => host !== undefined,
        ),
      ],
      messagesPerMinute: values.MCP_MESSAGES_PER_MINUTE,
    },
    contact: {
      smtpUrl: canSignForms ? (values.SMTP_URL ?? null) : null,
      smtpTimeoutSeconds: values.SMTP_TIMEOUT_SECONDS,
      to: values.CONTACT_TO ?? values.SALES_EMAIL,
      from: values.CONTACT_FROM ?? values.CONTACT_TO ?? values.SALES_EMAIL,
      secret: values.CONTACT_SECRET ?? null,
      // Vercel's file system is read-only or forgets.
      outbox: values.CONTACT_OUTBOX ?? (onVercel ? null : '.outbox'),
    },
    feed: {
      url: values.PROJECTS_FEED_URL ?? null,
      token: values.PROJECTS_FEED_TOKEN ?? null,
      statuses: statuses?.filter(Boolean) ?? null,
      revalidateSeconds: values.PROJECTS_FEED_REVALIDATE_SECONDS,
      maxStaleSeconds: Math.max(values.PROJECTS_FEED_MAX_STALE_SECONDS, values.PROJECTS_FEED_REVALIDATE_SECONDS),
      timeoutSeconds: values.PROJECTS_FEED_TIMEOUT_SECONDS,
      maxBytes: values.PROJECTS_FEED_MAX_BYTES,
    },
  };
}

let current: Config | undefined;

/** The configuration of this process, parsed on first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
