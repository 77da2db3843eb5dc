import { absoluteUrl, config } from '../config.ts';
import { resources } from '../site.ts';
import { contentSignal } from './content-signal.ts';

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
 * What crawlers may do (RFC 9309). One group for all: a crawler obeys only the group that names it,
 * so a group of its own would not inherit the signals. Only lines that checkers of robots.txt know: Content-Usage and Agentmap
 * are drafts that Lighthouse counts as errors, and `Link` headers lead to the same catalog.
 */
export function robotsTxt(): string {
  const { indexable } = config();
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  return `${AGENTS.map((agent) => `User-agent: ${agent}`).join('\n')}
Content-Signal: ${contentSignal()}
Allow: /

Sitemap: ${absoluteUrl(resources.sitemap.path)}
`;
}
