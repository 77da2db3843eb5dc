import { createHmac, randomBytes } from 'node:crypto';

const ownKey = randomBytes(32);

/**
 * The key that signs forms. Instances of one site share it when the operator sets a secret, or when they share a mail
 * server with a password; else each process has its own, and a form that another one rendered has to be sent once more.
 */
export function formKey({
  secret,
  smtpUrl,
}: {
  readonly secret: string | null;
  readonly smtpUrl: string | null;
}): Buffer {
  const shared = secret ?? (smtpUrl !== null && new URL(smtpUrl).password !== '' ? smtpUrl : null);
  return shared === null ? ownKey : createHmac('sha256', shared).update('contact form').digest();
}
