import { expect, it } from 'vitest';
import { misspeltVariables } from './misspelt-variables.ts';

const KNOWN = ['SALES_EMAIL', 'PROJECTS_FEED_URL', 'SMTP_URL', 'BASE_URL', 'SITE_NAME', 'PORT', 'CONTACT_WEBHOOK_URL'];

it.each([
  ['SALES_MAIL', 'SALES_EMAIL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BASEURL', 'BASE_URL'],
  ['site_name', 'SITE_NAME'],
  ['CONTACT_WEBHOOK', 'CONTACT_WEBHOOK_URL'],
])('%s is taken for %s', (given, meant) => {
  expect(misspeltVariables([given], KNOWN)).toEqual({ [given]: meant });
});

it.each([...KNOWN, 'PATH', 'HOSTNAME', 'npm_config_cache', 'PORT_80_TCP', 'LC_ALL'])(
  '%s is not a misspelling',
  (given) => {
    expect(misspeltVariables([given], KNOWN)).toEqual({});
  },
);
