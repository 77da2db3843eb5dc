import { createHmac, randomBytes } from 'node:crypto';
import { processWide } from '../process-wide.ts';

const ownKey = () => processWide('form-key', () => randomBytes(32));

/**
 * The key that signs forms. Instances of one site share it when they share a secret; else each process has its own,
 * and a form that another one rendered has to be sent once more.
 */
export function formKey({ secret }: { readonly secret: string | null }): Buffer {
  return secret === null ? ownKey() : createHmac('sha256', secret).update('contact form').digest();
}
