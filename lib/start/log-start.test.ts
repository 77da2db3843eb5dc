import { expect, it, vi } from 'vitest';

import { WEBHOOK_SECRET } from '../../e2e/support/webhook-receiver.ts';
import { readConfig } from '../config/config.ts';
import type { Home } from '../content/language.ts';
import { logStart, startUpFacts } from './log-start.ts';

const log = vi.hoisted(() => vi.fn());
vi.mock('../log.ts', () => ({ log }));
vi.mock('../content/company.ts', () => ({ company: null }));
vi.mock('../content/en/home.ts', async (original) => {
  const { home } = await original<{ home: Home }>();
  return { home: { ...home, introduction: null } };
});

const COMPLETE = {
  BASE_URL: 'https://www.consultancy.test',
  APP_URL: 'https://app.consultancy.test',
  SALES_EMAIL: 'sales@consultancy.test',
  PROJECTS_FEED_URL:
    'https://feed.consultancy.test:8443/secret-path?key=secret',
  PROJECTS_FEED_TOKEN: 'secret',
  CONTACT_SECRET: 'secret of sixteen or more',
  SMTP_URL: 'smtp://user:secret@mail.consultancy.test',
};
const NOTHING = Object.fromEntries(
  Object.keys(COMPLETE).map((name) => [name, '']),
);
const HOOK = {
  CONTACT_WEBHOOK_URL: 'https://hooks.consultancy.test/secret',
  CONTACT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  SMTP_URL: '',
};

it.each([
  [
    {},
    {
      base_url: COMPLETE.BASE_URL,
      feed: 'feed.consultancy.test:8443',
      messages: 'smtp',
    },
    [],
  ],
  [{ PROJECTS_FEED_URL: 'file:///srv/feed.json' }, { feed: 'file' }, []],
  [{ PROJECTS_FEED_URL: '' }, { feed: 'example' }, ['PROJECTS_FEED_URL']],
  [HOOK, { messages: 'webhook' }, []],
  [{ SMTP_URL: '' }, { messages: 'outbox' }, ['SMTP_URL']],
  [
    { SMTP_URL: '', VERCEL_ENV: 'production' },
    { messages: 'none' },
    ['SMTP_URL'],
  ],
  [{ BASE_URL: 'http://www.consultancy.test' }, {}, ['BASE_URL']],
  [
    NOTHING,
    { feed: 'example' },
    [
      ...['BASE_URL', 'PROJECTS_FEED_URL', 'SALES_EMAIL'],
      ...['APP_URL', 'SMTP_URL', 'CONTACT_SECRET'],
    ],
  ],
])(
  'with %j the facts of a start are %j without addresses and secrets, and name what is missing: %j',
  (env, expected, missing) => {
    const { not_configured: reasons = {}, ...facts } = startUpFacts(
      readConfig({ ...COMPLETE, ...env }),
    );
    expect(facts).toMatchObject(expected);
    expect(JSON.stringify(facts)).not.toMatch(/secret|srv|whsec|hooks/);
    expect(Object.keys(reasons as object)).toEqual(missing);
  },
);

it.each([
  ['SALES_MAIL', 'SALES_EMAIL'],
  ['CONTACT_WEBHOOK', 'CONTACT_WEBHOOK_URL'],
])(
  'a variable that begins like ours is named with the nearest that exists, without its value: %s, %s',
  (variable, nearest) => {
    log.mockClear();
    logStart(
      readConfig({
        ...COMPLETE,
        [variable]: 'secret',
        PATH: '/bin',
        PORT_80_TCP: 'x',
        LC_ALL: 'C',
      }),
    );
    expect(log.mock.calls).toMatchObject([
      ['info', 'started', {}],
      [
        'info',
        'words_not_written',
        {
          missing: expect.arrayContaining([
            'lib/content/en/home.ts: introduction',
            'lib/content/company.ts',
          ]),
        },
      ],
      ['warn', 'variable_unknown', { variable, nearest }],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  },
);
