import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Environment, OF_THE_PLATFORM } from './environment.ts';
import { formatAt, NONE } from './feed-formats.ts';
import { misspeltVariables } from './misspelt-variables.ts';

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
 * The legal notice is published only with all of these: the provider's name, geographic address, e-mail address, register
 * entry and VAT number (Directive 2000/31/EC, article 5(1)(a) to (d) and (g)). The last two may be `none`, because they are
 * required only of providers that have them.
 */
const LEGAL_NOTICE = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'SALES_EMAIL', 'COMPANY_REGISTRATION', 'COMPANY_VAT_ID'];
/** German, Austrian and French law require these too; `none` means that they do not apply. */
const LEGAL_NOTICE_MORE = ['COMPANY_PHONE', 'COMPANY_REPRESENTATIVE'];

const stated = (value: string | undefined) => (value === undefined || value === NONE ? null : value);

function webhookOf({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret }: Environment) {
  return url === undefined || secret === undefined ? null : { url, secret };
}

function fileInProject(url: URL | undefined): string | null {
  if (url?.protocol !== 'file:') return null;
  const path = relative(process.cwd(), fileURLToPath(url));
  return path.startsWith('..') || isAbsolute(path) ? null : path;
}

/** How what the feed sends becomes assignments, and why in words. */
function formatOf({ PROJECTS_FEED_URL: url, PROJECTS_FEED_FORMAT: given }: Environment) {
  if (given === NONE) return { source: null, isPlain: true, format: 'ours, because PROJECTS_FEED_FORMAT is none' };
  if (given !== undefined)
    return { source: given, isPlain: false, format: `${given}, which PROJECTS_FEED_FORMAT names` };
  const source = url === undefined ? null : formatAt(url);
  const format =
    source === null ? 'ours, because nothing names another' : `${source}, because of the host ${url?.hostname}`;
  return { source, isPlain: false, format };
}

/** Variables of earlier versions, with what replaces each. */
const REPLACED: Readonly<Record<string, string>> = {
  PROJECTS_FEED_TRANSFORM:
    'PROJECTS_FEED_FORMAT names a format, PROJECTS_FEED_COLUMNS the columns of a table, and a source in TypeScript reads any other: docs/feed.md',
};

const OWN_VARIABLES = Object.keys(Environment.shape).filter((name) => !OF_THE_PLATFORM.includes(name));

/**
 * Parses the environment; a blank variable counts as unset. Throws a {@link ConfigError} that names every invalid variable
 * and what was expected.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const isUnset = (name: string) => given[name] === undefined;
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    // A URL whose scheme and host are both wrong has two issues with the same words.
    const lines = new Set(parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`));
    throw new ConfigError(`The configuration is invalid:\n${[...lines].join('\n')}`);
  }
  const values = parsed.data;
  const onVercel = values.VERCEL_ENV !== undefined;
  const revalidateSeconds = values.PROJECTS_FEED_REVALIDATE_SECONDS;
  const maxStaleSeconds = Math.max(values.PROJECTS_FEED_MAX_STALE_SECONDS, revalidateSeconds);
  // On Vercel, different processes render and receive a form.
  const canSignForms = !onVercel || values.CONTACT_SECRET !== undefined;
  const ownHosts = [values.VERCEL_URL, values.VERCEL_BRANCH_URL, values.VERCEL_PROJECT_PRODUCTION_URL];
  return {
    /** Unknown variables that look like one of ours, each with the nearest that exists. */
    misspelt: misspeltVariables(
      Object.keys(given).filter((name) => !Object.hasOwn(REPLACED, name)),
      OWN_VARIABLES,
    ),
    /** Variables that are no more, each with what replaces it. */
    replaced: Object.fromEntries(Object.entries(REPLACED).filter(([name]) => !isUnset(name))),
    /** Settings that have no effect as they are, each with what is done instead. */
    adjusted: {
      ...(maxStaleSeconds > values.PROJECTS_FEED_MAX_STALE_SECONDS && {
        PROJECTS_FEED_MAX_STALE_SECONDS: `raised to the ${maxStaleSeconds} seconds of PROJECTS_FEED_REVALIDATE_SECONDS`,
      }),
    },
    /** The base of every absolute URL of this site, without a trailing slash. */
    baseUrl: baseUrl(values),
    /** The separate site where professionals sign in, without a trailing slash; `null`: there is none. */
    appUrl: values.APP_URL,
    /** Where professionals apply, with `{id}` in place of the assignment’s id; `null`: where they sign in. */
    applyUrl: values.APPLY_URL ?? null,
    /** Whether people are shown links to what is for programs. */
    showsDeveloperLinks: values.SHOW_DEVELOPER_LINKS === 'yes',
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    /** Where vulnerabilities are reported. */
    securityEmail: values.SECURITY_EMAIL ?? values.SALES_EMAIL,
    /** For questions about personal data. */
    privacyEmail: values.PRIVACY_EMAIL ?? values.SALES_EMAIL,
    /** The company behind the site; `null` where not stated. */
    company: {
      /** The registered name with its legal form. */
      name: values.COMPANY_NAME ?? null,
      /** One entry per line. */
      address: values.COMPANY_ADDRESS ?? null,
      /** The register and the registration number. */
      registration: stated(values.COMPANY_REGISTRATION),
      vatId: stated(values.COMPANY_VAT_ID),
      /** In international format. */
      phone: stated(values.COMPANY_PHONE),
      /** Who represents it, such as its directors. */
      representative: stated(values.COMPANY_REPRESENTATIVE),
      /** Who is responsible for the content. */
      editor: values.COMPANY_EDITOR ?? null,
      capital: values.COMPANY_CAPITAL ?? null,
      /** The company that hosts the site, with its address and telephone number. */
      host: values.COMPANY_HOST ?? null,
    },
    /** The legal notice, a page that is published when nothing is missing. */
    legalNotice: {
      /** Required variables that are not set. */
      missing: LEGAL_NOTICE.filter(isUnset),
      /** Unset variables that some countries require. */
      advised: LEGAL_NOTICE_MORE.filter(isUnset),
    },
    /** How the content of this site may be used (contentsignals.org). */
    contentSignal: `search=yes, ai-input=yes, ai-train=${values.AI_TRAINING === 'yes' ? 'yes' : 'no'}`,
    /** Changes with the files in `public/assets`, so that they can be cached indefinitely. */
    assetVersion: process.env.ASSET_VERSION ?? 'dev',
    /** Whether source files may change while the process runs. */
    isDevelopment: values.NODE_ENV === 'development',
    /** Whether the site runs on Vercel: behind its edge, in processes that end after the response. */
    onVercel,
    /** On Vercel, the host name of this deployment, which no other has. */
    deployment: values.VERCEL_URL ?? null,
    /** Whether HSTS covers every subdomain of the site's host. */
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'yes',
    /** Whether search engines may index the site; false for preview deployments. */
    indexable: !onVercel || values.VERCEL_ENV === 'production',
    /** The number of proxies in front of this server, for `clientAddress`; on Vercel, the platform states the client address. */
    trustedProxies: onVercel ? 'vercel' : values.TRUSTED_PROXIES,
    mcp: {
      /** Origins whose pages may call from a browser; `null` means any https origin. */
      allowedOrigins: values.MCP_ALLOWED_ORIGINS ?? null,
      /** Host names of this site besides `baseUrl` and the loopback interface. */
      hosts: [...values.MCP_ALLOWED_HOSTS, ...ownHosts.filter((host) => host !== undefined)],
      /** Messages that one client address may send per minute; 0 means no limit. */
      messagesPerMinute: values.MCP_MESSAGES_PER_MINUTE,
    },
    contact: {
      /** The mail server, credentials included; `null` means that messages are not mailed. */
      smtpUrl: canSignForms ? (values.SMTP_URL ?? null) : null,
      /** Where messages are posted instead; `null` means nowhere. */
      webhook: canSignForms ? webhookOf(values) : null,
      to: values.CONTACT_TO ?? values.SALES_EMAIL,
      /** The sender address; the mail server must accept it. */
      from: values.CONTACT_FROM ?? values.CONTACT_TO ?? values.SALES_EMAIL,
      /** The key with which all instances sign forms; `null` means a random key for each. Never reuse another secret: forms are public. */
      secret: values.CONTACT_SECRET ?? null,
      /** The folder that holds messages until they are delivered or read; `null` on Vercel, which has no persistent file system. */
      outbox: values.CONTACT_OUTBOX ?? (onVercel ? null : '.outbox'),
      /** Messages that the whole site accepts per hour; 0 means no limit. */
      messagesPerHour: values.CONTACT_MESSAGES_PER_HOUR,
    },
    feed: {
      /** `null` means the bundled example feed. */
      url: values.PROJECTS_FEED_URL ?? null,
      /** The path in the project of a file that is the feed, so that a build has it; `null` if it is elsewhere. */
      file: fileInProject(values.PROJECTS_FEED_URL),
      /** Where the data come from, without secrets: the host of the feed, `file` or `example`. */
      name: values.PROJECTS_FEED_URL === undefined ? 'example' : values.PROJECTS_FEED_URL.host || 'file',
      token: values.PROJECTS_FEED_TOKEN ?? null,
      /** Request headers for keys that are not Bearer tokens. */
      headers: values.PROJECTS_FEED_HEADERS ?? {},
      /**
       * The format that the address or the operator names; if it is `null`, the answer decides, unless it `isPlain`: ours. `format`
       * says which it is and why.
       */
      ...formatOf(values),
      /** What the headers of a table mean, in our names for its columns. */
      columns: values.PROJECTS_FEED_COLUMNS ?? [],
      /** Statuses to show; `null` means all. */
      statuses: values.PROJECTS_FEED_STATUSES ?? null,
      /** The language of assignments that don't state their own (BCP 47); `null` if it is not known. The examples are in English. */
      language: (values.PROJECTS_FEED_URL && values.PROJECTS_FEED_LANGUAGE) ?? null,
      revalidateSeconds,
      maxStaleSeconds,
      /** On a site with few visitors only Vercel's cache is warm, so it may serve stale responses until the staleness limit. */
      staleWhileRevalidateSeconds: onVercel ? maxStaleSeconds - revalidateSeconds : revalidateSeconds,
      timeoutSeconds: values.PROJECTS_FEED_TIMEOUT_SECONDS,
      maxBytes: values.PROJECTS_FEED_MAX_BYTES,
    },
  } as const;
}

/**
 * The operator's settings, read from the environment once.
 * Every variable has a working default; docs/configuration.md documents them.
 */
export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process, parsed on first use. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${config().baseUrl}${path}`;
}
