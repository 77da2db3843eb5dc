import SearchableMap from 'minisearch/SearchableMap';
import { Environment, ROOT, VARIABLES } from './environment.ts';

export class ConfigError extends Error {}

/** The host names of this machine's loopback interface, as a URL has them. */
export const LOOPBACK_HOSTS: readonly string[] = [
  'localhost',
  '127.0.0.1',
  '[::1]',
];

const BEGINNINGS = VARIABLES.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []);
/** What is near to it by meaning, not by its letters. */
const MEANT: Readonly<Record<string, string>> = {
  PROJECTS_FEED_TRANSFORM: 'PROJECTS_FEED_FORMAT',
};
/** No name of ours is as long. */
const LONGEST_NAME = 60;

function misspeltVariable(variable: string) {
  const names = new SearchableMap<true>();
  for (const name of VARIABLES) names.set(name, true);
  const byEdits = [
    ...names.fuzzyGet(variable.slice(0, LONGEST_NAME), LONGEST_NAME),
  ];
  const [nearest] = byEdits
    .sort(([, [, a]], [, [, b]]) => a - b)
    .map(([name]) => name);
  return { variable, nearest: MEANT[variable] ?? nearest };
}

const fileInProject = (url: URL | undefined): string | null =>
  url?.href.startsWith(ROOT.href)
    ? decodeURIComponent(url.href.slice(ROOT.href.length))
    : null;

/**
 * Reads the operator's settings from an environment; a blank variable counts as
 * unset, and each has a working default, which docs/configuration.md documents.
 * Throws a {@link ConfigError} that names every invalid variable and what was
 * expected.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value?.trim()),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = new Set(
      parsed.error.issues.map(
        ({ path: [name], message }) => `  ${String(name)}: ${message}`,
      ),
    );
    throw new ConfigError(
      `The configuration is invalid:\n${[...lines].join('\n')}`,
    );
  }
  const values = parsed.data;
  // What Node's commands, the build, the layer and Vercel set, not the
  // operator.
  const { NODE_ENV, ASSET_VERSION = 'dev', BEHIND_LAYER, VERCEL_ENV } = given;
  const { VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } =
    given;
  const onVercel = VERCEL_ENV !== undefined;
  const isPublic = !onVercel || VERCEL_ENV === 'production';
  const host = isPublic
    ? VERCEL_PROJECT_PRODUCTION_URL
    : (VERCEL_BRANCH_URL ?? VERCEL_URL);
  const baseUrl =
    values.BASE_URL ??
    (host ? `https://${host}` : `http://localhost:${values.PORT}`);
  const revalidateSeconds = values.PROJECTS_FEED_REVALIDATE_SECONDS;
  const maxStaleSeconds = Math.max(
    values.PROJECTS_FEED_MAX_STALE_SECONDS,
    revalidateSeconds,
  );
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = values;
  // On Vercel, different processes render and receive a form.
  const canSignForms = !onVercel || values.CONTACT_SECRET !== undefined;
  const isUnknown = (name: string) =>
    !VARIABLES.includes(name) && BEGINNINGS.some((one) => name.startsWith(one));
  const hasLayer = BEHIND_LAYER !== undefined;
  const vercelHosts = [
    VERCEL_URL,
    VERCEL_BRANCH_URL,
    VERCEL_PROJECT_PRODUCTION_URL,
  ];
  return {
    /**
     * The variables that begin like ours and are none of ours, each with the
     * nearest that exists.
     */
    misspelt: Object.keys(given).filter(isUnknown).map(misspeltVariable),
    /**
     * The base of every absolute URL of this site, without a trailing slash.
     */
    baseUrl,
    /**
     * The host names of this site: that of its address, those that Vercel gives
     * it, and those of this machine.
     */
    hosts: [
      new URL(baseUrl).hostname,
      ...vercelHosts.filter((host) => host !== undefined),
      ...LOOPBACK_HOSTS,
    ],
    /**
     * The separate site where professionals sign in, without a trailing slash;
     * `null`: there is none.
     */
    appUrl: values.APP_URL,
    /**
     * Where professionals apply, with `{id}` in place of the assignment’s id;
     * `null`: where they sign in.
     */
    applyUrl: values.APPLY_URL ?? null,
    salesEmail: values.SALES_EMAIL,
    siteName: values.SITE_NAME,
    /**
     * The language in which people read the site (BCP 47). Which there are,
     * `lib/content/content.ts` says.
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
     * The number of proxies in front of what appends the address of the
     * connection's peer, for `clientAddress`. In plain Next nobody does, so
     * there is one less. On Vercel, the platform states the client address.
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
    contact: {
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
    },
    feed: {
      /** `null` means the bundled example feed. */
      url: values.PROJECTS_FEED_URL ?? null,
      /**
       * The path in the project of a file that is the feed, so that a build has
       * it; `null` if it is elsewhere.
       */
      file: fileInProject(values.PROJECTS_FEED_URL),
      /**
       * Where the data come from, without secrets: the host of the feed, `file`
       * or `example`.
       */
      name:
        values.PROJECTS_FEED_URL === undefined
          ? 'example'
          : values.PROJECTS_FEED_URL.host || 'file',
      token: values.PROJECTS_FEED_TOKEN ?? null,
      headers: values.PROJECTS_FEED_HEADERS,
      /**
       * The format that the operator names; `none`: ours; `null`: the address
       * or the answer decides.
       */
      format: values.PROJECTS_FEED_FORMAT ?? null,
      columns: values.PROJECTS_FEED_COLUMNS,
      statuses: values.PROJECTS_FEED_STATUSES ?? null,
      /**
       * The language of assignments that don't state their own (BCP 47); `null`
       * if it is not known. The examples are in English.
       */
      language:
        values.PROJECTS_FEED_URL === undefined
          ? 'en'
          : (values.PROJECTS_FEED_LANGUAGE ?? null),
      /** Addresses of its domain are shown; those of others are not. */
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
    },
  } as const;
}

export type Config = ReturnType<typeof readConfig>;

let current: Config | undefined;

/** The configuration of this process, read on first use. */
export function config(): Config {
  // Next writes this one into the build.
  current ??= readConfig({
    ...process.env,
    ASSET_VERSION: process.env.ASSET_VERSION,
  });
  return current;
}

/** The port at which Next listens, where it writes it once it does. */
export const listeningPort = (): number => Number(process.env.PORT);

/** The absolute URL of a path of this site. */
export const absoluteUrl = (path: string): string =>
  `${config().baseUrl}${path}`;
