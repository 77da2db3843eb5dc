import { statSync } from 'node:fs';
import type { Config } from './config/config.ts';
import { log } from './log.ts';

const isExample = (host: string) => /\bexample\.(?:com|org|net)$/.test(host);
const isLocal = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** What is missing for a public site, with the consequence, by variable. */
function missingSettings({ baseUrl, appUrl, salesEmail, onVercel, contact, feed }: Config) {
  const { hostname, protocol } = new URL(baseUrl);
  const isSent = contact.smtpUrl !== null || contact.webhook !== null;
  const reasons = {
    BASE_URL:
      (isLocal(hostname) && 'absolute URLs point to this machine') ||
      (protocol === 'http:' && 'absolute URLs do not use https'),
    PROJECTS_FEED_URL:
      (feed.url === null && 'the site shows made-up examples') ||
      (onVercel && feed.name === 'file' && feed.file === null && 'no function on Vercel has this file'),
    SALES_EMAIL: isExample(salesEmail) && 'clients are given an example address',
    APP_URL: appUrl !== null && isExample(new URL(appUrl).hostname) && 'professionals are sent to an example address',
    SMTP_URL: !isSent && 'messages from the contact form are not sent by e-mail',
    CONTACT_SECRET:
      contact.secret === null &&
      (onVercel
        ? 'the contact form is off: on Vercel, different processes render and receive it'
        : 'with several instances, each accepts only forms that it has rendered itself'),
  };
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason));
}

function messagesGoTo({ smtpUrl, webhook, outbox }: Config['contact']): string {
  return (smtpUrl && 'smtp') || (webhook && 'webhook') || (outbox ? 'outbox' : 'none');
}

/** The fields of the log event `started`, without secrets. */
export function startUpFacts(config: Config): Readonly<Record<string, unknown>> {
  const missing = missingSettings(config);
  return {
    site: config.siteName,
    base_url: config.baseUrl,
    feed: config.feed.name,
    ...(config.feed.format !== null && { format: config.feed.format }),
    revalidate_seconds: config.feed.revalidateSeconds,
    max_stale_seconds: config.feed.maxStaleSeconds,
    messages: messagesGoTo(config.contact),
    ...(Object.keys(missing).length > 0 && { not_configured: missing }),
  };
}

// Those that Next reads in production.
const ENVIRONMENT_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const OF_THE_UNIT = '/etc/consulting-site.env';

/** Whether every user of this machine can read a file. Windows has no such mode. */
function isExposed(path: string): boolean {
  try {
    return process.platform !== 'win32' && (statSync(/* turbopackIgnore: true */ path).mode & 0o004) !== 0;
  } catch {
    return false;
  }
}

/** Logs the configuration when the site starts or is built, and warns of what is probably a mistake in it. */
export function logStart(event: 'started' | 'building', config: Config, folder = '.') {
  log('info', event, startUpFacts(config));
  for (const { event: warning, ...fields } of config.warnings) log('warn', warning, fields);
  for (const file of [...ENVIRONMENT_FILES.map((name) => `${folder}/${name}`), OF_THE_UNIT].filter(isExposed)) {
    log('warn', 'secrets_exposed', { file, reason: 'everybody can read it', remedy: `chmod 600 ${file}` });
  }
}
