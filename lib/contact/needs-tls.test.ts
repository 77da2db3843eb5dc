import { expect, it, vi } from 'vitest';
import { verifyMailServer } from './send-mail.ts';

const createTransport = vi.hoisted(() => vi.fn((_options: object) => ({ verify: async () => true, close: () => {} })));
vi.mock('nodemailer', () => ({ createTransport }));

it.each([
  ['smtp://site:secret@mail.example:587', true],
  ['smtp://site:secret@127.0.0.1.mail.example', true],
  ['smtp://mail.example', false],
  ['smtp://site:secret@localhost', false],
  ['smtp://site:secret@127.0.0.1:25', false],
])('whether %s gets the password over TLS only: %s', async (url, requireTLS) => {
  await verifyMailServer(url);
  expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining({ url, requireTLS }));
});
