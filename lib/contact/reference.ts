import { createHash } from 'node:crypto';

// Crockford's base 32, which leaves out easily confused letters.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference shown to the visitor. The same form with the same content always gets the same one, in any process. */
export function referenceOf(form: string, message: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([form, ...Object.values(message)]))
    .digest();
  const digits = [...hash.subarray(0, 8)].map((byte) => DIGITS[byte % 32]).join('');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether a text has the format of a reference. */
export const isReference = (text: string) => /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
