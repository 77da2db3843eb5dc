import { statSync } from 'node:fs';
import { LOOPBACK_HOSTS } from '../http/client-address.ts';
import { log } from '../log.ts';
import type { Config } from './config.ts';

const isExample = (text: string) => /\bexample\.(com|org|net)$/.test(text);

const reasons = (names: readonly string[], reason: string) => Object.fromEntries(names.map((name) => [name, reason]));

/** Settings that are missing for a public site, with the consequence, by variable name. */
function missingSettings(config: Config): Readonly<Record<string, string>> {
  const { hostname, protocol } = new URL(config.baseUrl);
  const isLocal = LOOPBACK_HOSTS.includes(hostname);
  const { missing, advised } = config.legalNotice;
  return {
    ...reasons(missing, 'the legal notice is not published without it'),
    ...(missing.length === 0 &&
      reasons(advised, 'German, Austrian and French law require it; set "none" if it does not apply')),
    ...(isLocal && { BASE_URL: 'absolute URLs point to this machine' }),
    ...(!isLocal && protocol === 'http:' && { BASE_URL: 'absolute URLs do not use https' }),
    ...(config.feed.url === null && { PROJECTS_FEED_URL: 'the site shows made-up examples' }),
    ...(config.onVercel &&
      config.feed.url?.protocol === 'file:' &&
      config.feed.file === null && { PROJECTS_FEED_URL: 'no function on Vercel has this file' }),
    ...(isExample(config.salesEmail) && {
      SALES_EMAIL: `clients are given an example address${missing.includes('SALES_EMAIL') ? ', and the legal notice is not published without a real one' : ''}`,
    }),
    ...(config.contact.smtpUrl === null &&
      config.contact.webhook === null && { SMTP_URL: 'messages from the contact form are not sent by e-mail' }),
    ...(config.contact.secret === null && {
      CONTACT_SECRET: config.onVercel
        ? 'the contact form is off: on Vercel, different processes render and receive it'
        : 'with several instances, each accepts only forms that it has rendered itself',
    }),
    ...(config.appUrl !== null &&
      isExample(new URL(config.appUrl).hostname) && { APP_URL: 'professionals are sent to an example address' }),
  };
}

function messagesGoTo({ smtpUrl, webhook, outbox }: Config['contact']): string {
  return (smtpUrl && 'smtp') || (webhook && 'webhook') || (outbox ? 'outbox' : 'none');
}

/** The fields of the log event `started`. */
export function startUpFacts(config: Config): Readonly<Record<string, unknown>> {
  const missing = missingSettings(config);
  return {
    site: config.siteName,
    base_url: config.baseUrl,
    feed: config.feed.name,
    ...(config.feed.url !== null && { format: config.feed.format }),
    revalidate_seconds: config.feed.revalidateSeconds,
    max_stale_seconds: config.feed.maxStaleSeconds,
    messages: messagesGoTo(config.contact),
    ...(Object.keys(missing).length > 0 && { not_configured: missing }),
  };
}

// Those that Next reads in production.
const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const OF_THE_UNIT = '/etc/consulting-site.env';

function isExposed(path: string): boolean {
  try {
    return (statSync(/* turbopackIgnore: true */ path).mode & 0o004) !== 0;
  } catch {
    return false;
  }
}

/** The environment files that every user of this machine can read. Windows has no such mode. */
const exposedFiles = (folder: string): readonly string[] =>
  process.platform === 'win32'
    ? []
    : [...ENVIRONMENT_FILES.map((name) => `${folder}/${name}`), OF_THE_UNIT].filter(isExposed);

/** Logs the configuration when the site starts or is built, and warns of what is probably a mistake in it. */
export function logStart(event: 'started' | 'building', config: Config, folder = '.') {
  log('info', event, startUpFacts(config));
  for (const [variable, nearest] of Object.entries(config.misspelt)) {
    log('warn', 'variable_unknown', { variable, nearest });
  }
  for (const [variable, instead] of Object.entries(config.replaced)) {
    log('warn', 'variable_replaced', { variable, instead });
  }
  for (const [variable, instead] of Object.entries(config.adjusted)) {
    log('warn', 'variable_adjusted', { variable, instead });
  }
  for (const file of exposedFiles(folder)) {
    log('warn', 'secrets_exposed', { file, reason: 'everybody can read it', remedy: `chmod 600 ${file}` });
  }
}
