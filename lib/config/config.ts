import SearchableMap from 'minisearch/SearchableMap';
import type * as z from 'zod';
import { ROOT, VARIABLES, Variables } from './environment.ts';

export class ConfigError extends Error {}

/** The host names of this machine's loopback interface, as a URL has them. */
export const LOOPBACK_HOSTS: readonly string[] = [
  'localhost',
  '127.0.0.1',
  '[::1]',
];

const PREFIXES = VARIABLES.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []);
/** Longer than the name of any variable. */
const LONGEST_NAME = 60;

const isUnknown = (name: string) =>
  !VARIABLES.includes(name) &&
  PREFIXES.some((prefix) => name.startsWith(prefix));

/** The variable whose name is the fewest edits away. */
function nearestTo(variable: string): string | undefined {
  const names = SearchableMap.from(VARIABLES.map((name) => [name, name]));
  const matches = names.fuzzyGet(variable.slice(0, LONGEST_NAME), LONGEST_NAME);
  const [nearest] = [...matches.values()].sort(([, a], [, b]) => a - b);
  return nearest?.[0];
}

const fileInProject = (url: URL | undefined): string | null =>
  url?.href.startsWith(ROOT.href)
    ? decodeURIComponent(url.href.slice(ROOT.href.length))
    : null;

type Environment = Readonly<Record<string, string | undefined>>;
type Values = z.infer<typeof Variables>;

/** The variables that are set; a blank one counts as unset. */
function setVariables(env: Environment): Environment {
  const entries = Object.entries(env).filter(([, value]) => value?.trim());
  return Object.fromEntries(entries);
}

/**
 * Validates the operator's variables. Throws a {@link ConfigError} that names
 * every invalid one and what was expected.
 */
function parseVariables(variables: Environment): Values {
  const parsed = Variables.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path: [name], message }) => `  ${String(name)}: ${message}`,
  );
  const unique = [...new Set(lines)].join('\n');
  throw new ConfigError(`The configuration is invalid:\n${unique}`);
}

/** Where the site runs, by the variables that Vercel sets. */
function platformOf(variables: Environment) {
  const {
    VERCEL_ENV: environment,
    VERCEL_URL: deployment,
    VERCEL_BRANCH_URL: branch,
    VERCEL_PROJECT_PRODUCTION_URL: production,
  } = variables;
  const onVercel = environment !== undefined;
  const isPublic = !onVercel || environment === 'production';
  return {
    onVercel,
    isPublic,
    host: isPublic ? production : (branch ?? deployment),
    hosts: [deployment, branch, production].flatMap((host) => host ?? []),
  };
}

function contactSettings(values: Values, onVercel: boolean) {
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = values;
  // On Vercel, different processes render and receive a form.
  const canSignForms = !onVercel || values.CONTACT_SECRET !== undefined;
  return {
    /**
     * The mail server, credentials included; `null` means that messages are
     * not mailed.
     */
    smtpUrl: canSignForms ? (values.SMTP_URL ?? null) : null,
    /** Where messages are posted instead; `null` means nowhere. */
    webhook: canSignForms && url && secret ? { url, secret } : null,
    to: values.CONTACT_TO ?? values.SALES_EMAIL,
    from: values.CONTACT_FROM ?? values.CONTACT_TO ?? values.SALES_EMAIL,
    /**
     * The key with which all instances sign forms; `null` means a random key
     * for each. Never reuse another secret: forms are public.
     */
    secret: values.CONTACT_SECRET ?? null,
    /**
     * The folder that holds messages until they are delivered or read; `null`
     * on Vercel, which has no persistent file system.
     */
    outbox: values.CONTACT_OUTBOX ?? (onVercel ? null : '.outbox'),
    messagesPerHour: values.CONTACT_MESSAGES_PER_HOUR,
  };
}

function feedSettings(values: Values, onVercel: boolean) {
  const { PROJECTS_FEED_URL: url } = values;
  const revalidateSeconds = values.PROJECTS_FEED_REVALIDATE_SECONDS;
  // Data don't expire while they are renewed.
  const maxStaleSeconds = Math.max(
    values.PROJECTS_FEED_MAX_STALE_SECONDS,
    revalidateSeconds + 5,
  );
  return {
    /** `null` means the bundled example feed. */
    url: url ?? null,
    /**
     * The path of the feed within the project, so that a build includes that
     * file; `null` if the feed is elsewhere.
     */
    file: fileInProject(url),
    /**
     * Where the data come from, without secrets: the host of the feed, `file`
     * or `example`.
     */
    name: url === undefined ? 'example' : url.host || 'file',
    token: values.PROJECTS_FEED_TOKEN ?? null,
    headers: values.PROJECTS_FEED_HEADERS,
    /**
     * The format that the operator has set, `none` for the site's own; `null`
     * if the feed's address or response decides.
     */
    format: values.PROJECTS_FEED_FORMAT ?? null,
    columns: values.PROJECTS_FEED_COLUMNS,
    statuses: values.PROJECTS_FEED_STATUSES ?? null,
    /**
     * The language of assignments that don't state their own (BCP 47); `null`
     * if it is not known. The examples are in English.
     */
    language:
      url === undefined ? 'en' : (values.PROJECTS_FEED_LANGUAGE ?? null),
    /** E-mail addresses of its domain are shown, all others are removed. */
    ownMail: values.SALES_EMAIL,
    revalidateSeconds,
    maxStaleSeconds,
    /**
     * On a site with few visitors only Vercel's cache is warm, so it may
     * serve stale responses until the staleness limit.
     */
    staleWhileRevalidateSeconds: onVercel
      ? maxStaleSeconds - revalidateSeconds
      : revalidateSeconds,
    timeoutSeconds: values.PROJECTS_FEED_TIMEOUT_SECONDS,
    maxBytes: values.PROJECTS_FEED_MAX_BYTES,
  };
}

/**
 * Reads the operator's settings from an environment. Each variable has a
 * working default, which docs/configuration.md documents. Throws an error, a
 * {@link ConfigError}, that names every invalid variable and what was expected.
 */
export function readConfig(env: Environment) {
  const variables = setVariables(env);
  const values = parseVariables(variables);
  const { onVercel, isPublic, host, hosts } = platformOf(variables);
  // Set by Node's commands, the build and the layer, not by the operator.
  const { NODE_ENV, ASSET_VERSION = 'dev', BEHIND_LAYER } = variables;
  const hasLayer = BEHIND_LAYER !== undefined;
  const defaultBaseUrl = host
    ? `https://${host}`
    : `http://localhost:${values.PORT}`;
  const baseUrl = values.BASE_URL ?? defaultBaseUrl;
  return {
    /**
     * Variables that look like the site's but don't exist, each with the
     * nearest one that does.
     */
    unknownVariables: Object.keys(variables)
      .filter(isUnknown)
      .map((variable) => ({ variable, nearest: nearestTo(variable) })),
    /**
     * The base of every absolute URL of this site, without a trailing slash.
     */
    baseUrl,
    /**
     * The host names of this site: that of its address, those that Vercel gives
     * it, and those of this machine.
     */
    hosts: [new URL(baseUrl).hostname, ...hosts, ...LOOPBACK_HOSTS],
    /**
     * The separate site where professionals sign in, without a trailing slash;
     * `null` if there is none.
     */
    appUrl: values.APP_URL,
    /**
     * Where professionals apply, with `{id}` in place of the assignment’s id;
     * `null`: at `appUrl`.
     */
    applyUrl: values.APPLY_URL ?? null,
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    /**
     * The language of the site's pages (BCP 47), one of those in
     * `lib/content/content.ts`.
     */
    language: values.SITE_LANGUAGE,
    /** How the content of this site may be used (contentsignals.org). */
    contentSignal: `search=yes, ai-input=yes, ai-train=${values.AI_TRAINING}`,
    assetVersion: ASSET_VERSION,
    isDevelopment: NODE_ENV === 'development',
    /**
     * Whether the site runs on Vercel: behind its edge, in processes that end
     * after the response.
     */
    onVercel,
    /**
     * Whether search engines may index the site; false for preview deployments.
     */
    indexable: isPublic,
    /**
     * Whether the layer of `lib/server` handles the requests of this process;
     * otherwise this is plain Next.
     */
    hasLayer,
    /**
     * How many proxies append an address to `X-Forwarded-For` before the layer
     * does, for `clientAddress`. Plain Next does not append its peer's address,
     * so there is one less. On Vercel, the platform states the client address.
     */
    trustedProxies: onVercel
      ? 'vercel'
      : values.TRUSTED_PROXIES - (hasLayer ? 0 : 1),
    mcp: {
      /**
       * Origins whose pages may call from a browser; `null` means any https
       * origin.
       */
      allowedOrigins: values.MCP_ALLOWED_ORIGINS ?? null,
      messagesPerMinute: values.MCP_MESSAGES_PER_MINUTE,
    },
    contact: contactSettings(values, onVercel),
    feed: feedSettings(values, onVercel),
  } as const;
}

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process, read on first use. */
export function config(): Config {
  // Spelled out, because Next replaces this expression when it builds.
  current ??= readConfig({
    ...process.env,
    ASSET_VERSION: process.env.ASSET_VERSION,
  });
  return current;
}

/** The port on which Next listens; Next sets the variable once it does. */
export const listeningPort = (): number => Number(process.env.PORT);

/** The absolute URL of a path of this site. */
export const absoluteUrl = (path: string): string =>
  `${config().baseUrl}${path}`;
