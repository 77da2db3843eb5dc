import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { processWide } from '../process-wide.ts';

const LEAST_AGE_MS = 2_000;
/** How long a form can be sent. */
export const MOST_AGE_MS = 4 * 60 * 60 * 1000;
/** The clocks of instances that are kept in time differ by less. */
const SKEW_MS = 5_000;

/**
 * The key that signs forms. Instances with the same secret share it; without a secret each process has its own, and a
 * form rendered by another process has to be sent again.
 */
export function formKey({ secret }: { readonly secret: string | null }): Buffer {
  if (secret === null) return processWide('form-key', () => randomBytes(32));
  return createHmac('sha256', secret).update('contact form').digest();
}

const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** A signed token for one rendering of the form: the time and a random number. Nothing is stored. */
export function issueToken(key: Buffer, now = Date.now()): string {
  const text = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${text}.${signature(key, text)}`;
}

/** `form` identifies this rendering of the form and is safe to use in a file name. */
type Verdict =
  | { readonly state: 'good'; readonly form: string }
  | { readonly state: 'too-fast' | 'expired' | 'forged' };

/** Whether a form was sent within the time a person needs; `forged` if its token is not ours. */
export function checkToken(key: Buffer, token: string, now = Date.now()): Verdict {
  const [time = '', nonce = '', sent = ''] = token.split('.');
  const form = `${time}.${nonce}`;
  const expected = Buffer.from(signature(key, form));
  const given = Buffer.from(sent);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { state: 'forged' };
  const age = now - Number.parseInt(time, 36);
  if (age > MOST_AGE_MS) return { state: 'expired' };
  // A token from the future is from an instance whose clock is wrong, which is no reason to refuse a person's message.
  const isTooFast = age > -SKEW_MS && age < LEAST_AGE_MS;
  return isTooFast ? { state: 'too-fast' } : { state: 'good', form };
}
