import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers.ts';

// Executable inline scripts; data blocks have a type.
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b|<[a-z][^<>]*\sstyle="/;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy of a finished page: it allows exactly the inline scripts of the page (CSP3 §8.3), and inline styles if it has any. */
export function pagePolicy(html: string) {
  const scripts = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script)));
  return contentSecurityPolicy({ scripts: [...scripts], inlineStyle: INLINE_STYLE.test(html) });
}
