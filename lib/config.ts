import { z } from 'zod';

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
  /** Preview deployments ask not to be indexed. */
  readonly indexable: boolean;
  /** The number of proxies in front of this server; on Vercel the platform itself says who calls. */
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
    /** Something that all instances of this site know and nobody else: they sign forms with it. */
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

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());

const origin = z
  .url({ protocol: /^https?$/, error: 'expected an http(s) address such as https://www.example.com' })
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

const seconds = (fallback: number) =>
  z.preprocess(
    (value) => blankIsAbsent(value) ?? fallback,
    // Node's timers end at 2^31 milliseconds; beyond, they fire at once.
    z.coerce
      .number({ error: 'expected a number of seconds' })
      .min(0, 'expected 0 or more seconds')
      .max(2_000_000, 'expected at most 2000000 seconds'),
  );

const count = (fallback: number, max: number) =>
  z.preprocess(
    (value) => blankIsAbsent(value) ?? fallback,
    z.coerce.number().int().min(0).max(max, `expected a whole number from 0 to ${max}`),
  );

const webOrigin = z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).origin === value);

const originList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((values) => values.every((value) => webOrigin.safeParse(value).success), {
    error: 'expected origins such as https://app.example.com, separated by commas',
  });

const hostList = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((values) => values.every((value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(value)), {
    error: 'expected host names such as www.example.com, without port, separated by commas',
  });

const redisUrl = z.url({ protocol: /^rediss?$/, error: 'expected an address such as redis://localhost:6379' });

const feedUrl = z
  .string()
  .refine((value) => /^(https?|file):/.test(value) && URL.canParse(value), {
    error: 'expected an http(s) URL or a file: path such as file:///srv/feed.json',
    abort: true,
  })
  .refine((value) => new URL(value).username === '', {
    error: 'expected no user in the address: use PROJECTS_FEED_TOKEN',
  })
  .transform((value) => new URL(value));

const isDecodable = (text: string) => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: 'expected an address such as smtps://user:password@mail.example.com',
  })
  .refine(isDecodable, { error: 'expected every % of the user or the password to be written as %25' });

const Environment = z.object({
  BASE_URL: optional(origin),
  PORT: z.preprocess(
    (value) => blankIsAbsent(value) ?? 3000,
    z.coerce.number().int().min(0).max(65535, 'expected a port number'),
  ),
  APP_URL: optional(origin).transform((value) => value ?? 'https://app.example.com'),
  SALES_EMAIL: optional(z.email({ error: 'expected an e-mail address' })).transform(
    (value) => value ?? 'sales@example.com',
  ),
  SITE_NAME: optional(z.string().trim().max(80, 'expected at most 80 characters')).transform(
    (value) => value ?? 'Example Consulting',
  ),
  AI_TRAINING: optional(z.enum(['yes', 'no'], { error: 'expected yes or no' })),
  PROJECTS_FEED_URL: optional(feedUrl),
  PROJECTS_FEED_TOKEN: optional(z.string().trim()),
  PROJECTS_FEED_STATUSES: optional(z.string()),
  PROJECTS_FEED_REVALIDATE_SECONDS: seconds(60),
  PROJECTS_FEED_MAX_STALE_SECONDS: seconds(600),
  PROJECTS_FEED_TIMEOUT_SECONDS: seconds(5),
  PROJECTS_FEED_MAX_BYTES: z.preprocess(
    (value) => blankIsAbsent(value) ?? 5_000_000,
    z.coerce.number({ error: 'expected a number of bytes' }).int().min(1, 'expected 1 byte or more'),
  ),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10, 'expected a whole number from 0 to 10')),
  RATE_LIMIT_REDIS_URL: optional(redisUrl),
  MCP_ALLOWED_ORIGINS: optional(originList),
  MCP_ALLOWED_HOSTS: optional(hostList),
  MCP_MESSAGES_PER_MINUTE: count(600, 1_000_000),
  SMTP_URL: optional(smtpUrl),
  SMTP_TIMEOUT_SECONDS: z.preprocess(
    (value) => blankIsAbsent(value) ?? 10,
    z.coerce.number().positive().max(60, 'expected a number of seconds, at most 60'),
  ),
  CONTACT_TO: optional(z.email({ error: 'expected an e-mail address' })),
  CONTACT_FROM: optional(z.email({ error: 'expected an e-mail address' })),
  CONTACT_SECRET: optional(z.string().min(16, 'expected at least 16 characters')),
  CONTACT_OUTBOX: optional(z.string()),
  NEXT_PHASE: optional(z.string()),
  VERCEL_ENV: optional(z.string()),
  VERCEL_URL: optional(z.string()),
  VERCEL_BRANCH_URL: optional(z.string()),
  VERCEL_PROJECT_PRODUCTION_URL: optional(z.string()),
});

type Environment = z.infer<typeof Environment>;

function baseUrl(env: Environment): string {
  if (env.BASE_URL) return env.BASE_URL;
  const host =
    env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : (env.VERCEL_BRANCH_URL ?? env.VERCEL_URL);
  return host ? `https://${host}` : `http://localhost:${env.PORT}`;
}

function mailPassword({ SMTP_URL }: Environment): string | undefined {
  return SMTP_URL === undefined ? undefined : new URL(SMTP_URL).password || undefined;
}

/** Parses an environment. Throws {@link ConfigError} that names each wrong variable and what was expected. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const statuses = values.PROJECTS_FEED_STATUSES?.split(',').map((status) => status.trim());
  return {
    baseUrl: baseUrl(values),
    appUrl: values.APP_URL,
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    aiTraining: values.AI_TRAINING === 'yes',
    assetVersion: process.env.ASSET_VERSION ?? 'dev',
    isBuild: values.NEXT_PHASE === 'phase-production-build',
    indexable: values.VERCEL_ENV === undefined || values.VERCEL_ENV === 'production',
    trustedProxies: values.TRUSTED_PROXIES ?? (values.VERCEL_ENV === undefined ? 0 : 'vercel'),
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
      smtpUrl: values.SMTP_URL ?? null,
      smtpTimeoutSeconds: values.SMTP_TIMEOUT_SECONDS,
      to: values.CONTACT_TO ?? values.SALES_EMAIL,
      from: values.CONTACT_FROM ?? values.CONTACT_TO ?? values.SALES_EMAIL,
      secret: values.CONTACT_SECRET ?? mailPassword(values) ?? values.PROJECTS_FEED_TOKEN ?? null,
      // Vercel's file system is read-only or forgets.
      outbox: values.CONTACT_OUTBOX ?? (values.VERCEL_ENV === undefined ? '.outbox' : null),
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
