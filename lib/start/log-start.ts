import type { Config } from '../config/config.ts';
import { company } from '../content/company.ts';
import { content } from '../content/content.ts';
import { log } from '../log.ts';

const isExample = (text: string) => /\bexample\.(?:com|org|net)\b/.test(text);

/**
 * The fields of the log event `started`, without secrets. `not_configured` has
 * each variable that a public site lacks, with the consequence.
 */
export function startUpFacts(
  config: Config,
): Readonly<Record<string, unknown>> {
  const { siteName, baseUrl, appUrl, salesEmail, contact, feed } = config;
  const reasons = {
    BASE_URL:
      baseUrl.startsWith('http:') &&
      'absolute URLs point to this machine, or do not use https',
    PROJECTS_FEED_URL: feed.url === null && 'the site shows made-up examples',
    SALES_EMAIL:
      isExample(salesEmail) && 'clients are given an example address',
    APP_URL:
      isExample(appUrl ?? '') && 'professionals are sent to an example address',
    SMTP_URL:
      !contact.smtpUrl &&
      !contact.webhook &&
      'messages from the contact form are not sent by e-mail',
    CONTACT_SECRET:
      contact.secret === null &&
      'each instance accepts only its own forms; on Vercel there is no form',
  };
  const missing = Object.entries(reasons).filter(([, reason]) => reason);
  return {
    site: siteName,
    base_url: baseUrl,
    feed: feed.name,
    messages:
      (contact.smtpUrl && 'smtp') ||
      (contact.webhook && 'webhook') ||
      (contact.outbox ? 'outbox' : 'none'),
    not_configured: Object.fromEntries(missing),
  };
}

/** The optional content that the operator has not written yet. */
function missingContent(language: string) {
  const { home, clients, about } = content;
  const folder = `lib/content/${language}`;
  return [
    !home.introduction && `${folder}/home.ts: introduction`,
    !clients.replyPromise && `${folder}/clients.ts: replyPromise`,
    !about?.people.length && `${folder}/about.ts: people`,
    !company && 'lib/content/company.ts',
  ].filter(Boolean);
}

/**
 * Logs, when the site starts, its configuration, what is missing, and variables
 * that don't exist.
 */
export function logStart(config: Config) {
  log('info', 'started', startUpFacts(config));
  const missing = missingContent(config.language);
  if (missing.length > 0) log('info', 'words_not_written', { missing });
  for (const variable of config.unknownVariables)
    log('warn', 'variable_unknown', variable);
}
