import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { storedMessage } from '../../e2e/support/stored-message.ts';
import { WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config/config.ts';
import { sendWebhook } from './send-webhook.ts';

const [, program = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/contact-form.md', 'utf8')) ?? [];

it('the receiver in the documentation accepts a message that is signed with its secret, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  writeFileSync(join(folder, 'receiver.mjs'), program);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  receiver.stdout.on('data', (data) => {
    printed += data;
  });
  const sendWith = (secret: string) =>
    sendWebhook(
      storedMessage(),
      readConfig({ CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}`, CONTACT_WEBHOOK_SECRET: secret }),
      10,
    );
  try {
    await expect.poll(() => sendWith(WEBHOOK_SECRET), { timeout: 10_000 }).toBeNull();
    await expect.poll(() => printed).toContain("reference: 'AAAA-1111'");
    const another = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect(await sendWith(another)).toBe('HTTP 401');
  } finally {
    const exited = once(receiver, 'exit');
    receiver.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
});
