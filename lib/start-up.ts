import type { Config } from './config.ts';

const isExample = (text: string) => /\bexample\.(com|org|net)$/.test(text);

const reasons = (names: readonly string[], reason: string) => Object.fromEntries(names.map((name) => [name, reason]));

/** What is not set and ought to be before strangers see the site, by the variable's name. */
function missingSettings(config: Config): Readonly<Record<string, string>> {
  const { hostname, protocol } = new URL(config.baseUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const { missing, advised } = config.legalNotice;
  return {
    ...reasons(missing, 'there is no legal notice without it'),
    ...(missing.length === 0 &&
      reasons(advised, 'German, Austrian and French law ask for it; "none" says that it does not apply')),
    ...(isLocal && { BASE_URL: 'absolute addresses name this machine' }),
    ...(!isLocal && protocol === 'http:' && { BASE_URL: 'absolute addresses are not https' }),
    ...(config.feed.url === null && { PROJECTS_FEED_URL: 'made-up examples are shown' }),
    ...(isExample(config.salesEmail) && {
      SALES_EMAIL: `clients are sent to an example address${missing.includes('SALES_EMAIL') ? ', and there is no legal notice without a real one' : ''}`,
    }),
    ...(config.contact.smtpUrl === null && { SMTP_URL: 'messages of the contact form are not mailed' }),
    ...(config.contact.secret === null && {
      CONTACT_SECRET: config.onVercel
        ? 'there is no contact form: on Vercel one process shows it and another receives it'
        : 'of several instances each accepts only forms that it has shown itself',
    }),
    ...(config.metrics.isRefused && {
      METRICS_TOKEN: 'there are no metrics: on Vercel each process would count for itself',
    }),
    ...(isExample(new URL(config.appUrl).hostname) && { APP_URL: 'professionals are sent to an example address' }),
  };
}

/** Where the data comes from, in a word that tells no secret: the feed's host, `file`, or `example`. */
export function feedName({ url }: Config['feed']): string {
  if (url === null) return 'example';
  return url.protocol === 'file:' ? 'file' : url.host;
}

/** What a start serves, as facts for the log. */
export function startUpFacts(config: Config): Readonly<Record<string, unknown>> {
  const missing = missingSettings(config);
  return {
    site: config.siteName,
    base_url: config.baseUrl,
    feed: feedName(config.feed),
    revalidate_seconds: config.feed.revalidateSeconds,
    max_stale_seconds: config.feed.maxStaleSeconds,
    messages: config.contact.smtpUrl ? 'smtp' : config.contact.outbox ? 'outbox' : 'none',
    metrics: config.metrics.token !== null,
    ...(Object.keys(missing).length > 0 && { not_configured: missing }),
  };
}
