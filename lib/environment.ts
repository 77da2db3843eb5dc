import { z } from 'zod';

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

/** The variables the operator may set, each with its default or what it is expected to be. Blank means absent. */
export const Environment = z.object({
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
  TRUSTED_PROXIES: count(0, 10),
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
  HSTS_INCLUDE_SUBDOMAINS: optional(z.enum(['yes', 'no'], { error: 'expected yes or no' })),
  PLAIN_NEXT: optional(z.enum(['yes', 'no'], { error: 'expected yes or no' })),
  NODE_ENV: optional(z.string()),
  NEXT_PHASE: optional(z.string()),
  VERCEL_ENV: optional(z.string()),
  VERCEL_URL: optional(z.string()),
  VERCEL_BRANCH_URL: optional(z.string()),
  VERCEL_PROJECT_PRODUCTION_URL: optional(z.string()),
});

export type Environment = z.infer<typeof Environment>;
