import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { processWide } from '../process-wide.ts';

const LEAST_AGE_MS = 2_000;
/** How long a form can be sent. */
export const MOST_AGE_MS = 4 * 3_600_000;

/**
 * The key that signs forms. Without a secret each process has its own, and does
 * not accept the forms of another.
 */
export function formKey({ secret }: { secret: string | null }): Buffer {
  if (secret === null) {
    return processWide('form-key', () => randomBytes(32));
  }
  const key = createHmac('sha256', secret);
  return key.update('contact form').digest();
}

function signed(key: Buffer, text: string): string {
  const signature = createHmac('sha256', key).update(text);
  return `${text}.${signature.digest('base64url')}`;
}

/**
 * A signed token for one rendering of the form: the time and a random number.
 * Nothing is stored.
 */
export function issueToken(key: Buffer, now = Date.now()): string {
  const time = now.toString(36);
  const nonce = randomBytes(12).toString('base64url');
  return signed(key, `${time}.${nonce}`);
}

/**
 * Checks a form's token at `now` (milliseconds since 1970). `automated`: sent
 * sooner than a person can. `expired`: too old, or not signed with this key. A
 * `good` token is safe in a file name.
 */
export function checkToken(
  key: Buffer,
  token: string,
  now = Date.now(),
): 'good' | 'automated' | 'expired' {
  const [time = '', nonce = ''] = token.split('.');
  const actual = Buffer.from(token);
  const expected = Buffer.from(signed(key, `${time}.${nonce}`));
  const isSigned =
    actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isSigned) return 'expired';
  const age = now - Number.parseInt(time, 36);
  if (age > MOST_AGE_MS) return 'expired';
  // A token from the future is from an instance whose clock is wrong, which is
  // no reason to refuse a person's message.
  const isTooSoon = age >= 0 && age < LEAST_AGE_MS;
  return isTooSoon ? 'automated' : 'good';
}
