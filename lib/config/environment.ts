import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import { TEXT_NAMES } from '../public-project/public-project.ts';

// A value is checked if a wrong one would do harm unnoticed. An error never
// quotes the value, which may be a secret.

/**
 * The value that turns something off, whereas a variable that is not set has a
 * default.
 */
export const NONE = 'none';

const text = z.string().trim();

/** A text as a function reads it, which is `null` or throws for an invalid one. */
function parsed<T>(expected: string, parse: (value: string) => T | null) {
  function parseOrNull(value: string) {
    try {
      return parse(value);
    } catch {
      return null;
    }
  }
  return text
    .transform(parseOrNull)
    .refine((value) => value !== null, expected);
}
/** A URL that is used exactly as it is written. */
const address = (expected: string, pattern: RegExp) =>
  text.regex(pattern, expected).refine(URL.canParse, expected);
const email = z.email('expected an e-mail address');

/**
 * The project's root, which is the working directory of every process. Relative
 * paths of files start here.
 */
export const ROOT = pathToFileURL(`${process.cwd()}/`);
const url = (expected: string, isValid: (url: URL) => boolean) =>
  parsed(expected, (value) => {
    const result = URL.canParse(value) ? new URL(value, ROOT) : null;
    return result && isValid(result) ? result : null;
  });

const isWeb = ({ protocol, username, password }: URL) =>
  /^https?:$/.test(protocol) && username + password === '';

/** The origin of a site: paths are appended to it. */
const origin = url(
  'expected an http(s) URL such as https://www.example.com, without user name, password, path, query or fragment',
  (value) => isWeb(value) && value.href === `${value.origin}/`,
).transform((value) => value.origin);

/**
 * The origin of a page, or of an extension or editor that shows pages, such as
 * `chrome-extension://…`, for which `URL` has no origin.
 */
const callingOrigin = text
  .toLowerCase()
  .regex(
    /^[a-z-]+:\/\/[^\s/?#@]+\/?$/,
    'expected origins such as https://agents.example or chrome-extension://abc',
  )
  .transform((value) => value.replace(/\/$/, ''));

function number(min: number, max: number) {
  const error = `expected a number from ${min} to ${max}`;
  return z.coerce.number(error).min(min, error).max(max, error);
}
// Node's timers are limited to 2^31 milliseconds; longer ones fire at once.
const seconds = number(0, 2_000_000);

const list = text.transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/**
 * The formats of feeds besides our own. `lib/feed/sources/sources.ts` says how
 * each is recognised.
 */
export const FORMATS = [
  'ashby',
  'bullhorn',
  'greenhouse',
  'lever',
  'personio',
  'recruitee',
  'smartrecruiters',
  'table',
  'workable',
  'rss',
  'atom',
  'json-feed',
] as const;
const format = text
  .toLowerCase()
  .pipe(
    z.enum(
      [...FORMATS, NONE],
      `expected one of ${FORMATS.join(', ')}, ${NONE}`,
    ),
  );

/**
 * The names that `PROJECTS_FEED_COLUMNS` maps to headers of a table: those of
 * an assignment's texts (`text_language` is their language), and those that
 * only tables have.
 */
const COLUMNS: readonly string[] = [
  ...TEXT_NAMES.filter((name) => name !== 'language'),
  'country',
  'workplace',
  'start',
  'end',
  'shown',
  'hidden',
  'text_language',
  'ignore',
];

/** A name and a header, which may contain colons. */
function columnOf(entry: string) {
  const [, name = '', header = ''] = /^(\w+) *:(.+)$/.exec(entry) ?? [];
  return { name, header: header.trim() };
}

const columns = list
  .transform((entries) => entries.map(columnOf))
  .refine(
    (entries) =>
      entries.every(({ name, header }) => COLUMNS.includes(name) && header),
    `expected names and headers such as name:Overskrift,price:Betaling; the names are ${COLUMNS.join(', ')}`,
  );

const headerFields = parsed(
  'expected a JSON object such as {"X-Api-Key":"…"}',
  (json) => Object.fromEntries(new Headers(JSON.parse(json))),
);

const language = parsed(
  'expected a language tag such as de or pt-BR (BCP 47)',
  parseLanguageTag,
);

const NEW_SECRET = 'echo "whsec_$(openssl rand -base64 32)"';

/**
 * Whether a text is a secret of Standard Webhooks: 192 to 512 bits in base64
 * (RFC 4648 §4), which libraries of receivers read with or without the prefix.
 */
function isWebhookSecret(value: string): boolean {
  const encoded = value.replace(/^whsec_/, '');
  const bytes = Buffer.from(encoded, 'base64');
  const isExact = bytes.toString('base64') === encoded;
  return isExact && bytes.length >= 24 && bytes.length <= 64;
}

/** The operator's variables, with their defaults and formats. */
const Fields = z.object({
  BASE_URL: origin.optional(),
  PORT: number(0, 65_535).default(3000),
  APP_URL: text
    .transform((value) => (value === NONE ? null : value))
    .pipe(origin.nullable())
    .default('https://app.example.com'),
  APPLY_URL: address(
    'expected an https URL such as https://app.example.com/assignments/{id}',
    /^https:\/\/[^\s@/?#{]+[/?#]\S*\{id\}\S*$/,
  ).optional(),
  SALES_EMAIL: email.default('sales@example.com'),
  SITE_NAME: text
    .max(80, 'expected at most 80 characters')
    .default('Example Consulting'),
  SITE_LANGUAGE: language.default('en'),
  AI_TRAINING: z.enum(['yes', 'no'], 'expected yes or no').default('no'),
  TRUSTED_PROXIES: number(0, 10).default(0),
  PROJECTS_FEED_URL: url(
    'expected an http(s) URL without user name and password, or a file: path such as file:feed.csv or file:///srv/feed.json',
    (value) => value.protocol === 'file:' || isWeb(value),
  ).optional(),
  PROJECTS_FEED_TOKEN: text.optional(),
  PROJECTS_FEED_HEADERS: headerFields.default({}),
  PROJECTS_FEED_FORMAT: format.optional(),
  PROJECTS_FEED_COLUMNS: columns.default([]),
  PROJECTS_FEED_STATUSES: list.optional(),
  PROJECTS_FEED_LANGUAGE: language.optional(),
  PROJECTS_FEED_REVALIDATE_SECONDS: seconds.default(60),
  PROJECTS_FEED_MAX_STALE_SECONDS: seconds.default(600),
  PROJECTS_FEED_TIMEOUT_SECONDS: seconds.default(5),
  PROJECTS_FEED_MAX_BYTES: number(1, 1_000_000_000).default(5_000_000),
  SMTP_URL: address(
    'expected a URL such as smtps://user:password@mail.example.com, with every % in the password written as %25',
    /^smtps?:\/\/(?:[^%/?#]|%[\da-f]{2})+(?:[/?#].*)?$/i,
  ).optional(),
  CONTACT_TO: email.optional(),
  CONTACT_FROM: email.optional(),
  CONTACT_WEBHOOK_URL: url(
    'expected a URL such as https://hooks.example.com/messages, without user name and password',
    isWeb,
  ).optional(),
  CONTACT_WEBHOOK_SECRET: text
    .refine(
      isWebhookSecret,
      `expected 24 to 64 random bytes in base64: ${NEW_SECRET}`,
    )
    .optional(),
  CONTACT_SECRET: z
    .string()
    .min(16, 'expected at least 16 characters')
    .optional(),
  CONTACT_OUTBOX: text.optional(),
  CONTACT_MESSAGES_PER_HOUR: number(0, 1_000_000).default(300),
  MCP_ALLOWED_ORIGINS: list.pipe(z.array(callingOrigin)).optional(),
  MCP_MESSAGES_PER_MINUTE: number(0, 1_000_000).default(600),
});

/** The names of the operator's variables. */
export const VARIABLES: readonly string[] = Object.keys(Fields.shape);

/** The variables of an environment, validated together. */
export const Variables = Fields.refine(
  (env) => !env.CONTACT_WEBHOOK_URL || !env.SMTP_URL,
  {
    path: ['CONTACT_WEBHOOK_URL'],
    error: 'expected only one destination for messages: SMTP_URL is set, too',
  },
).refine((env) => !env.CONTACT_WEBHOOK_URL || env.CONTACT_WEBHOOK_SECRET, {
  path: ['CONTACT_WEBHOOK_SECRET'],
  error: `expected a secret for CONTACT_WEBHOOK_URL: ${NEW_SECRET}`,
});
