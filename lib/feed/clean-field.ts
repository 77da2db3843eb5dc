import { cleanLine } from '../sanitize/clean-text.ts';
import { unescaped } from '../sanitize/html-source.ts';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/**
 * A text without the character references of HTML, which recruiting systems
 * write into plain texts too.
 */
export const withoutReferences = (text: string): string =>
  REFERENCE.test(text) ? unescaped(text.replaceAll('<', '&lt;')) : text;

/** A short text as it is shown: in one line, cleaned, and cut. */
export const cleanField = (text: string): string =>
  cleanLine(withoutReferences(text));
