import type { StoredMessage } from '../../lib/contact/message.ts';

/**
 * A message as it is stored and sent; what is not given is that of a short one,
 * with nothing optional.
 */
export const storedMessage = (
  fields: Partial<StoredMessage> = {},
): StoredMessage => ({
  reference: 'AAAA-1111',
  received: '2026-11-22T21:00:00.000Z',
  name: 'A',
  email: 'a@buyer.example',
  company: '',
  message: 'Hello',
  assignment: '',
  kind: 'enquiry',
  role: '',
  place: '',
  start: '',
  rate: '',
  profile: '',
  ...fields,
});
