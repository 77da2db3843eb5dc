import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { decoded } from '../http/canonical-path.ts';
import { isObject, parseJson } from '../http/json.ts';
import { parseLanguageTag } from '../public-project/language-tag.ts';
import { COLUMN_NAMES, formatNames, NONE } from './feed-formats.ts';
import { sheetAddress } from './sheet-address.ts';

const yesOrNo = z.enum(['yes', 'no'], { error: 'expected yes or no' });
const email = z.email({ error: 'expected an e-mail address' });

// Both are published, and paths are appended to them.
const origin = z
  .url({ protocol: /^https?$/, error: 'expected an http(s) URL such as https://www.example.com', abort: true })
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, {
    error: ({ input }) => `expected ${(input as URL).origin}, without user name, password, path, query or fragment`,
  })
  .transform((url) => url.origin);

const originOrNone = z
  .string()
  .transform((value) => (value === NONE ? null : value))
  .pipe(origin.nullable());

const APPLY_URL_ERROR = 'expected an https URL such as https://app.example.com/assignments/{id}';
const applyUrl = z.string().refine(
  (text) => {
    const address = text.replace('{id}', 'id');
    const url = URL.canParse(address) ? new URL(address) : null;
    return url?.protocol === 'https:' && url.username === '' && text.includes('{id}') && !/\s/.test(text);
  },
  { error: APPLY_URL_ERROR },
);

// Node's timers are limited to 2^31 milliseconds; longer ones fire at once.
const seconds = z.coerce
  .number({ error: 'expected a number of seconds' })
  .min(0, 'expected 0 or more seconds')
  .max(2_000_000, 'expected at most 2000000 seconds');

const wholeNumber = (min: number, max: number, error = `expected a whole number from ${min} to ${max}`) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const feedFormat = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.enum([...formatNames, NONE], { error: `expected one of ${formatNames.join(', ')}, ${NONE}` }));

const feedColumns = list
  .transform((entries) =>
    entries.map((entry) => {
      const at = entry.indexOf(':');
      return { name: entry.slice(0, at).trim(), header: entry.slice(at + 1).trim() };
    }),
  )
  .refine((columns) => columns.every(({ name, header }) => COLUMN_NAMES.includes(name) && header !== ''), {
    error: `expected names and headers such as name:Overskrift,price:Betaling; the names are ${COLUMN_NAMES.join(', ')}`,
  });

const isWebOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const originList = list.refine((values) => values.every(isWebOrigin), {
  error: 'expected origins such as https://app.example.com, separated by commas',
});

const hostList = list
  .transform((values) => values.map((value) => value.toLowerCase()))
  .refine((values) => values.every((value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(value)), {
    error: 'expected host names such as www.example.com, without a port, separated by commas',
  });

const line = z
  .string()
  .trim()
  .max(200, 'expected at most 200 characters')
  .refine((value) => !/\p{Cc}/u.test(value), { error: 'expected a single line' });

const orNone = (isValid: (text: string) => boolean, error: string) =>
  line.refine((value) => value === NONE || isValid(value), { error: `${error}, or "${NONE}" if there is none` });

// Commas separate lines only if there are no line breaks, because a line may contain commas.
const addressLines = z
  .string()
  .transform((value) => value.split(/\r?\n|\\n/))
  .transform((lines) => (lines.length > 1 ? lines : lines.flatMap((text) => text.split(','))))
  .transform((lines) => lines.map((text) => text.trim()).filter(Boolean))
  .pipe(z.array(line).min(1, 'expected an address').max(10, 'expected at most 10 lines'));

// Deliberately loose: formats differ across Europe, with separators (CHE-123.456.789 MWST) and symbols (IE1+23456A).
const isVatId = (text: string) => /^[A-Z]{2,3}[ -]?[0-9A-Z+*. -]{2,20}$/.test(text) && /\d/.test(text);
const namesRegister = (text: string) => /\p{L}{2}/u.test(text) && /\d/.test(text);

// A global number (RFC 3966 §3) with as many digits as E.164 allows.
const isPhone = (text: string) => /^\+[1-9][\d .-]*\d$/.test(text) && /^\d{7,15}$/.test(text.replace(/\D/g, ''));

const feedUrl = z
  .string()
  .refine((value) => /^(https?|file):/.test(value) && URL.canParse(value), {
    error: 'expected an http(s) URL or a file: path such as file:feed.csv or file:///srv/feed.json',
    abort: true,
  })
  // The path of a file may begin at the project’s root, where every process starts.
  .transform((value) => new URL(value, pathToFileURL(`${process.cwd()}/`)))
  .refine(({ username }) => username === '', { error: 'expected no user name in the URL: use PROJECTS_FEED_TOKEN' })
  .transform(sheetAddress);

const languageTag = z
  .string()
  .transform((value) => parseLanguageTag(value.trim()))
  .pipe(z.string('expected a language tag such as de or pt-BR (BCP 47)'));

const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// Headers of the connection (RFC 9110 §7.6.1) or of the request, which the site sets itself.
const OWN_HEADER =
  /^(?:host|content-.*|transfer-encoding|connection|keep-alive|te|trailer|upgrade|expect|proxy-.*|if-.*|range)$/i;

// Errors never contain the value, which is a secret.
const headers = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const fields = parseJson(text);
  if (!isObject(fields)) return refuse('expected a JSON object such as {"X-Api-Key":"…"}');
  const read: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!HEADER_NAME.test(name)) return refuse(`expected valid header names, but found ${JSON.stringify(name)}`);
    if (OWN_HEADER.test(name)) return refuse(`expected no ${name}: the site sets this header itself`);
    if (typeof value !== 'string' || !HEADER_VALUE.test(value) || value.trim() === '') {
      return refuse(`expected the value of ${name} to be a single line of text`);
    }
    read[name.toLowerCase()] = value.trim();
  }
  return read;
});

const smtpUrl = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: 'expected a URL such as smtps://user:password@mail.example.com',
    abort: true,
  })
  .refine((text) => decoded(text) !== null, {
    error: 'expected every % in the user name or password to be written as %25',
  });

const WEBHOOK_URL_ERROR = 'expected a URL such as https://hooks.example.com/messages, without user name and password';
const webhookUrl = z
  .url({ protocol: /^https?$/, hostname: /./, error: WEBHOOK_URL_ERROR, abort: true })
  .transform((value) => new URL(value))
  .refine(({ username, password }) => username === '' && password === '', { error: WEBHOOK_URL_ERROR });

// Standard Webhooks: 192 to 512 bits, in base64. The error never contains the value.
const webhookSecret = z.string().refine(
  (value) => {
    const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
    const { length } = Buffer.from(key, 'base64');
    return key.length % 4 === 0 && length >= 24 && length <= 64;
  },
  { error: 'expected whsec_ and 24 to 64 random bytes in base64: echo "whsec_$(openssl rand -base64 32)"' },
);

const Platform = z.object({
  NODE_ENV: z.string().optional(),
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** The variables that Node's commands and Vercel set, not the operator. */
export const OF_THE_PLATFORM: readonly string[] = Object.keys(Platform.shape);

const Variables = z.object({
  BASE_URL: origin.optional(),
  PORT: wholeNumber(0, 65_535, 'expected a port number').default(3000),
  APP_URL: originOrNone.default('https://app.example.com'),
  APPLY_URL: applyUrl.optional(),
  SALES_EMAIL: email.default('sales@example.com'),
  SITE_NAME: z.string().trim().max(80, 'expected at most 80 characters').default('Example Consulting'),
  COMPANY_NAME: line.optional(),
  COMPANY_ADDRESS: addressLines.optional(),
  COMPANY_REGISTRATION: orNone(
    namesRegister,
    'expected the register and the registration number, such as "Companies House, 01234567"',
  ).optional(),
  COMPANY_VAT_ID: orNone(isVatId, 'expected a VAT number with its country code, such as GB123456789').optional(),
  COMPANY_PHONE: orNone(
    isPhone,
    'expected an international number such as +44 20 7946 0000, with digits, spaces and hyphens but without (0)',
  ).optional(),
  COMPANY_REPRESENTATIVE: line.optional(),
  COMPANY_EDITOR: line.optional(),
  COMPANY_CAPITAL: line.optional(),
  COMPANY_HOST: line.optional(),
  SECURITY_EMAIL: email.optional(),
  PRIVACY_EMAIL: email.optional(),
  AI_TRAINING: yesOrNo.optional(),
  PROJECTS_FEED_URL: feedUrl.optional(),
  PROJECTS_FEED_TOKEN: z.string().trim().optional(),
  PROJECTS_FEED_HEADERS: headers.optional(),
  PROJECTS_FEED_FORMAT: feedFormat.optional(),
  PROJECTS_FEED_COLUMNS: feedColumns.optional(),
  PROJECTS_FEED_STATUSES: list.optional(),
  PROJECTS_FEED_LANGUAGE: languageTag.optional(),
  PROJECTS_FEED_REVALIDATE_SECONDS: seconds.default(60),
  PROJECTS_FEED_MAX_STALE_SECONDS: seconds.default(600),
  PROJECTS_FEED_TIMEOUT_SECONDS: seconds.default(5),
  PROJECTS_FEED_MAX_BYTES: z.coerce
    .number({ error: 'expected a number of bytes' })
    .int()
    .min(1, 'expected 1 byte or more')
    .default(5_000_000),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  MCP_ALLOWED_ORIGINS: originList.optional(),
  MCP_ALLOWED_HOSTS: hostList.default([]),
  MCP_MESSAGES_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  SMTP_URL: smtpUrl.optional(),
  CONTACT_TO: email.optional(),
  CONTACT_FROM: email.optional(),
  CONTACT_WEBHOOK_URL: webhookUrl.optional(),
  CONTACT_WEBHOOK_SECRET: webhookSecret.optional(),
  CONTACT_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  CONTACT_OUTBOX: z.string().optional(),
  CONTACT_MESSAGES_PER_HOUR: wholeNumber(0, 1_000_000).default(300),
  SHOW_DEVELOPER_LINKS: yesOrNo.default('no'),
  HSTS_INCLUDE_SUBDOMAINS: yesOrNo.optional(),
  ...Platform.shape,
});

/** The variables that the operator may set, with their defaults and formats. */
export const Environment = Variables.refine(
  ({ PROJECTS_FEED_TOKEN: token, PROJECTS_FEED_HEADERS: fields = {} }) => !(token && 'authorization' in fields),
  { path: ['PROJECTS_FEED_HEADERS'], error: 'expected no Authorization header while PROJECTS_FEED_TOKEN is set' },
)
  .refine(({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret }) => url === undefined || secret !== undefined, {
    path: ['CONTACT_WEBHOOK_SECRET'],
    error: 'expected a secret for CONTACT_WEBHOOK_URL: echo "whsec_$(openssl rand -base64 32)"',
  })
  .refine(({ SMTP_URL: mail, CONTACT_WEBHOOK_URL: url }) => mail === undefined || url === undefined, {
    path: ['CONTACT_WEBHOOK_URL'],
    error: 'expected only one destination for messages: SMTP_URL is set, too',
  });

export type Environment = z.infer<typeof Environment>;
