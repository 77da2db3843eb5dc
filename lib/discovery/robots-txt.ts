import { absoluteUrl, config } from '../config.ts';
import { resources } from '../site.ts';

const AGENTS = [
  '*',
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'Claude-Web',
  'anthropic-ai',
  'Google-Extended',
  'PerplexityBot',
  'Applebot-Extended',
  'Amazonbot',
  'meta-externalagent',
  'CCBot',
  'Bytespider',
];

/**
 * robots.txt (RFC 9309). All crawlers share one group: a crawler obeys only the group that names it, so a group of its own
 * would not inherit the signals. Content-Usage and Agentmap are left out: they are drafts that Lighthouse reports as errors,
 * and `Link` headers point to the same catalog.
 */
export function robotsTxt(): string {
  const { contentSignal, indexable } = config();
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  return `${AGENTS.map((agent) => `User-agent: ${agent}`).join('\n')}
Content-Signal: ${contentSignal}
Allow: /

Sitemap: ${absoluteUrl(resources.sitemap.path)}
`;
}
