import { statSync } from 'node:fs';
import type { Config } from './config/config.ts';
import { log } from './log.ts';

const isExample = (host: string) => /\bexample\.(?:com|org|net)$/.test(host);
const isLocal = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** What is missing for a public site, by variable, with the consequence. */
function missingSettings({ baseUrl, appUrl, salesEmail, onVercel, contact, feed }: Config) {
  const { hostname, protocol } = new URL(baseUrl);
  const reasons = {
    BASE_URL:
      (isLocal(hostname) && 'absolute URLs point to this machine') ||
      (protocol === 'http:' && 'absolute URLs do not use https'),
    PROJECTS_FEED_URL:
      (feed.url === null && 'the site shows made-up examples') ||
      (onVercel && feed.name === 'file' && feed.file === null && 'no function on Vercel has this file'),
    SALES_EMAIL: isExample(salesEmail) && 'clients are given an example address',
    APP_URL: appUrl !== null && isExample(new URL(appUrl).hostname) && 'professionals are sent to an example address',
    SMTP_URL: !contact.smtpUrl && !contact.webhook && 'messages from the contact form are not sent by e-mail',
    CONTACT_SECRET:
      contact.secret === null &&
      (onVercel
        ? 'the contact form is off: on Vercel, different processes render and receive it'
        : 'with several instances, each accepts only forms that it has rendered itself'),
  };
  return Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason));
}

/** The fields of the log event `started`, without secrets. */
export function startUpFacts(config: Config): Readonly<Record<string, unknown>> {
  const { feed, contact } = config;
  const missing = missingSettings(config);
  return {
    site: config.siteName,
    base_url: config.baseUrl,
    feed: feed.name,
    format: feed.format ?? undefined,
    revalidate_seconds: feed.revalidateSeconds,
    max_stale_seconds: feed.maxStaleSeconds,
    messages: (contact.smtpUrl && 'smtp') || (contact.webhook && 'webhook') || (contact.outbox ? 'outbox' : 'none'),
    ...(Object.keys(missing).length > 0 && { not_configured: missing }),
  };
}

// Those that Next reads in production, and that of the systemd unit.
const SECRET_FILES = ['.env', '.env.local', '.env.production', '.env.production.local', '/etc/consulting-site.env'];

/** Whether every user of this machine can read a file. Windows has no such mode. */
const isExposed = (path: string): boolean =>
  process.platform !== 'win32' &&
  ((statSync(/* turbopackIgnore: true */ path, { throwIfNoEntry: false })?.mode ?? 0) & 0o004) !== 0;

/** Logs the configuration when the site starts or is built, and warns of what is probably a mistake in it. */
export function logStart(event: 'started' | 'building', config: Config, folder = '.') {
  log('info', event, startUpFacts(config));
  for (const { event: warning, ...fields } of config.warnings) log('warn', warning, fields);
  for (const file of SECRET_FILES.map((name) => (name.startsWith('/') ? name : `${folder}/${name}`)).filter(
    isExposed,
  )) {
    log('warn', 'secrets_exposed', { file, reason: 'everybody can read it', remedy: `chmod 600 ${file}` });
  }
}
