import { expect, it } from 'vitest';
import { unknownVariables } from './unknown-variables.ts';

const KNOWN = ['SALES_EMAIL', 'PROJECTS_FEED_URL', 'SMTP_URL', 'BASE_URL', 'SITE_NAME', 'PORT', 'CONTACT_WEBHOOK_URL'];

it.each([
  ['SALES_MAIL', 'SALES_EMAIL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['BASEURL', 'BASE_URL'],
  ['site_name', 'SITE_NAME'],
  ['CONTACT_WEBHOOK', 'CONTACT_WEBHOOK_URL'],
])('%s is taken for %s', (given, meant) => {
  const told = { event: 'variable_unknown', variable: given, nearest: meant };
  expect(unknownVariables([given], KNOWN)).toEqual([told]);
});

it.each([...KNOWN, 'PATH', 'HOSTNAME', 'npm_config_cache', 'PORT_80_TCP', 'LC_ALL'])(
  '%s is not a misspelling',
  (given) => {
    expect(unknownVariables([given], KNOWN)).toEqual([]);
  },
);

it.each([
  ['PROJECTS_FEED_TRANSFORM', expect.stringContaining('PROJECTS_FEED_FORMAT')],
  ['COMPANY_NAME', 'lib/content/company.ts states it'],
])('%s of an earlier version is told with what there is instead', (variable, instead) => {
  expect(unknownVariables([variable, 'PATH'], KNOWN)).toEqual([{ event: 'variable_gone', variable, instead }]);
});
