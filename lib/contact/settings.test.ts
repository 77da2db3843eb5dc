import { expect, it } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';

type Env = Readonly<Record<string, string>>;

const key = (bytes: number) =>
  `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
const WEBHOOK = {
  CONTACT_WEBHOOK_URL: 'https://hooks.example.com',
  CONTACT_WEBHOOK_SECRET: key(32),
};
const SMTP = { SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465' };
const VERCEL = { VERCEL_ENV: 'production' };
const SECRET = { CONTACT_SECRET: 'a secret of the form' };

it.each<[env: Env, expected: Partial<Config['contact']>]>([
  [
    {},
    {
      smtpUrl: null,
      webhook: null,
      to: 'sales@example.com',
      from: 'sales@example.com',
      outbox: '.outbox',
    },
  ],
  [{ CONTACT_TO: 'to@x.example' }, { from: 'to@x.example' }],
  [
    { CONTACT_TO: 'to@x.example', CONTACT_FROM: 'from@x.example' },
    { to: 'to@x.example', from: 'from@x.example' },
  ],
  [SMTP, { smtpUrl: SMTP.SMTP_URL }],
  [
    WEBHOOK,
    { webhook: { url: new URL(WEBHOOK.CONTACT_WEBHOOK_URL), secret: key(32) } },
  ],
  [VERCEL, { outbox: null }],
  // On Vercel, different processes show and receive a form, so it needs a
  // secret of its own.
  [
    { ...VERCEL, ...WEBHOOK },
    { smtpUrl: null, webhook: null },
  ],
  [{ ...VERCEL, ...SMTP, ...SECRET }, { smtpUrl: SMTP.SMTP_URL }],
  [{ ...SMTP, PROJECTS_FEED_TOKEN: 'token' }, { secret: null }],
])('%j means %j', (env, expected) => {
  expect(readConfig(env).contact).toMatchObject(expected);
});

it.each([key(24), key(64).slice(6)])(
  '%s is a secret of webhooks',
  (CONTACT_WEBHOOK_SECRET) => {
    const { contact } = readConfig({ ...WEBHOOK, CONTACT_WEBHOOK_SECRET });
    expect(contact.webhook?.secret).toBe(CONTACT_WEBHOOK_SECRET);
  },
);

/** Values that each variable refuses, and what it expects. */
const REFUSED: readonly (readonly [
  name: string,
  expected: string,
  ...values: string[],
])[] = [
  ['CONTACT_TO', 'e-mail address', 'nobody'],
  ['CONTACT_FROM', 'e-mail address', 'a@b@c.example'],
  [
    'SMTP_URL',
    'a URL such as smtps',
    'https://mail.example.org',
    // The name of the host is read as a scheme.
    'mail.example.org:587',
    'smtp://u:private%@x.example',
  ],
  [
    'CONTACT_WEBHOOK_URL',
    'a URL such as https',
    'hooks.example.org:443',
    'https://private@x.example',
  ],
  [
    'CONTACT_WEBHOOK_SECRET',
    'in base64: echo "whsec_$(openssl rand -base64 32)"',
    'private',
    key(23),
    key(32).replace('B', '_'),
    key(32).slice(0, -1),
  ],
  ['CONTACT_SECRET', '16 characters', 'private'],
];

it.each(
  REFUSED.flatMap(([name, expected, ...values]) =>
    values.map((value) => [name, value, expected] as const),
  ),
)(
  '%s = %j is refused without being told: expected %s',
  (name, value, expected) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(expected);
    expect(reading).toThrow(`invalid:\n  ${name}: expected `);
    expect(reading).not.toThrow(/private|BwcH/);
  },
);

it.each<[env: Env, expected: RegExp]>([
  [
    { ...WEBHOOK, CONTACT_WEBHOOK_SECRET: '' },
    /CONTACT_WEBHOOK_SECRET: expected a secret.*openssl rand/,
  ],
  [
    { ...WEBHOOK, ...SMTP },
    /CONTACT_WEBHOOK_URL: expected only one destination.*SMTP_URL/,
  ],
])('%o together are refused', (env, expected) => {
  expect(() => readConfig(env)).toThrow(expected);
});
