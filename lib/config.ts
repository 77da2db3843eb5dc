import { Environment, NONE } from './environment.ts';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function baseUrl(env: Environment): string {
  if (env.BASE_URL) return env.BASE_URL;
  const host =
    env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : (env.VERCEL_BRANCH_URL ?? env.VERCEL_URL);
  return host ? `https://${host}` : `http://localhost:${env.PORT}`;
}

/**
 * Without these a legal notice is not complete: the provider's name, geographic address, e-mail address, register and
 * number, and VAT number (Directive 2000/31/EC, article 5(1)(a) to (d) and (g)). The last two may be `none`, because
 * they are asked of those who have them.
 */
const LEGAL_NOTICE = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'SALES_EMAIL', 'COMPANY_REGISTRATION', 'COMPANY_VAT_ID'];
/** German, Austrian and French law ask for these too; `none` says that they do not apply. */
const LEGAL_NOTICE_MORE = ['COMPANY_PHONE', 'COMPANY_REPRESENTATIVE'];

const stated = (value: string | undefined) => (value === undefined || value === NONE ? null : value);

/**
 * Parses an environment; a blank variable counts as absent. Throws {@link ConfigError} that names each wrong variable
 * and what was expected.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const isUnset = (name: string) => given[name] === undefined;
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const onVercel = values.VERCEL_ENV !== undefined;
  const plainNext = onVercel || values.PLAIN_NEXT === 'yes';
  // There a form is shown by one process and received by another.
  const canSignForms = !onVercel || values.CONTACT_SECRET !== undefined;
  const ownHosts = [values.VERCEL_URL, values.VERCEL_BRANCH_URL, values.VERCEL_PROJECT_PRODUCTION_URL];
  return {
    /** Origin of this site without a trailing slash; every absolute address is made from it. */
    baseUrl: baseUrl(values),
    /** The separate site where professionals sign in, without a trailing slash. */
    appUrl: values.APP_URL,
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    /** Where weaknesses of the site are reported. */
    securityEmail: values.SECURITY_EMAIL ?? values.SALES_EMAIL,
    /** Where people ask about their personal data. */
    privacyEmail: values.PRIVACY_EMAIL ?? values.SALES_EMAIL,
    /** The company behind the site; `null` for what is not stated. */
    company: {
      /** As it is registered, with its legal form. */
      name: values.COMPANY_NAME ?? null,
      /** In lines. */
      address: values.COMPANY_ADDRESS ?? null,
      /** The register and the number in it. */
      registration: stated(values.COMPANY_REGISTRATION),
      vatId: stated(values.COMPANY_VAT_ID),
      /** In international form. */
      phone: stated(values.COMPANY_PHONE),
      /** Who acts for it, such as its directors. */
      representative: stated(values.COMPANY_REPRESENTATIVE),
      /** Who is responsible for the content. */
      editor: values.COMPANY_EDITOR ?? null,
      capital: values.COMPANY_CAPITAL ?? null,
      /** The company that hosts the site, with its address and telephone number. */
      host: values.COMPANY_HOST ?? null,
    },
    /** The legal notice, a page that is there when nothing is missing. */
    legalNotice: {
      /** The variables that it cannot do without and that are not set. */
      missing: LEGAL_NOTICE.filter(isUnset),
      /** Those that it needs in some countries. */
      advised: LEGAL_NOTICE_MORE.filter(isUnset),
    },
    /** Whether text of this site may be used to train models. */
    aiTraining: values.AI_TRAINING === 'yes',
    /** Changes with the files of `public/assets`, so that caches may keep them for ever. */
    assetVersion: process.env.ASSET_VERSION ?? 'dev',
    /** Source files change under the running process. */
    isDevelopment: values.NODE_ENV === 'development',
    /** The platform's own edge stands between callers and this process, which ends when it has answered. */
    onVercel,
    /** Next answers alone, without the layer of `lib/server`. */
    plainNext,
    /** The folder of the build. */
    distDir: process.env.DIST_DIR ?? '.next',
    /** Whether browsers are to keep to https on every subdomain of the site's host too. */
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'yes',
    /** Preview deployments ask not to be indexed. */
    indexable: !onVercel || values.VERCEL_ENV === 'production',
    /**
     * The number of proxies in front of this server, for `clientAddress`; on Vercel the platform itself says who calls.
     * Without the layer nobody writes down the peer of a connection.
     */
    trustedProxies: onVercel ? 'vercel' : values.TRUSTED_PROXIES - (plainNext ? 1 : 0),
    /** Where instances count callers together; `null` means that each counts in its own memory. */
    rateLimitRedisUrl: values.RATE_LIMIT_REDIS_URL ?? null,
    /** What is worked out anew for strangers; 0 means no limit. */
    work: {
      /** The points that one address may spend in a minute. */
      perMinute: values.WORK_PER_MINUTE,
      /** The pieces of work that may wait in this process. */
      waiting: values.WORK_WAITING,
    },
    metrics: {
      /** What a caller shows to read them; `null` means that there are none. */
      token: onVercel ? null : (values.METRICS_TOKEN ?? null),
      /** They are asked for where they can't be had: on Vercel each process would count for itself, and is gone before it is asked. */
      isRefused: onVercel && values.METRICS_TOKEN !== undefined,
    },
    mcp: {
      /** Origins whose pages may call from a browser; `null` means any https origin. */
      allowedOrigins: values.MCP_ALLOWED_ORIGINS ?? null,
      /** Host names of this site beside those of `baseUrl` and the loopback interface. */
      hosts: [...values.MCP_ALLOWED_HOSTS, ...ownHosts.filter((host) => host !== undefined)],
      /** Messages one address may send in a minute; 0 means no limit. */
      messagesPerMinute: values.MCP_MESSAGES_PER_MINUTE,
    },
    contact: {
      /** The mail server, credentials included; `null` means that messages go to the outbox. */
      smtpUrl: canSignForms ? (values.SMTP_URL ?? null) : null,
      smtpTimeoutSeconds: values.SMTP_TIMEOUT_SECONDS,
      to: values.CONTACT_TO ?? values.SALES_EMAIL,
      /** The sender of the mails, an address that `smtpUrl` may send from. */
      from: values.CONTACT_FROM ?? values.CONTACT_TO ?? values.SALES_EMAIL,
      /** What all instances sign forms with; `null` means that each has a random key of its own. Never another secret: a form is public. */
      secret: values.CONTACT_SECRET ?? null,
      /** The folder in which messages are kept until they are mailed or read; `null` on Vercel, whose file system is read-only or forgets. */
      outbox: values.CONTACT_OUTBOX ?? (onVercel ? null : '.outbox'),
      /** Messages that the whole site takes in an hour; 0 means no limit. */
      messagesPerHour: values.CONTACT_MESSAGES_PER_HOUR,
    },
    feed: {
      /** `null` means the bundled example feed. */
      url: values.PROJECTS_FEED_URL ?? null,
      token: values.PROJECTS_FEED_TOKEN ?? null,
      /** Request headers for keys that are not Bearer tokens. */
      headers: values.PROJECTS_FEED_HEADERS ?? {},
      /** A JSONata expression that turns what the upstream sends into assignments; `null` means that it sends them. */
      transform: values.PROJECTS_FEED_TRANSFORM ?? null,
      /** How long that may take for a page. */
      transformTimeoutSeconds: values.PROJECTS_FEED_TRANSFORM_TIMEOUT_SECONDS,
      /** Statuses to show; `null` means all that the feed publishes. */
      statuses: values.PROJECTS_FEED_STATUSES ?? null,
      revalidateSeconds: values.PROJECTS_FEED_REVALIDATE_SECONDS,
      maxStaleSeconds: Math.max(values.PROJECTS_FEED_MAX_STALE_SECONDS, values.PROJECTS_FEED_REVALIDATE_SECONDS),
      timeoutSeconds: values.PROJECTS_FEED_TIMEOUT_SECONDS,
      maxBytes: values.PROJECTS_FEED_MAX_BYTES,
      maxPages: values.PROJECTS_FEED_MAX_PAGES,
      /** Limit of all pages together. */
      readingSeconds: values.PROJECTS_FEED_READING_SECONDS,
    },
  } as const;
}

/**
 * Everything the operator decides, read from the environment once.
 * Every variable has a working default; docs/configuration.md documents each.
 */
export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process, parsed on first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${config().baseUrl}${path}`;
}
