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
  expect(unknownVariables([given], KNOWN).misspelt).toEqual({ [given]: meant });
});

it.each([...KNOWN, 'PATH', 'HOSTNAME', 'npm_config_cache', 'PORT_80_TCP', 'LC_ALL'])(
  '%s is not a misspelling',
  (given) => {
    expect(unknownVariables([given], KNOWN).misspelt).toEqual({});
  },
);

it('a variable of an earlier version is told with what there is instead, and is not misspelt', () => {
  const found = unknownVariables(['PROJECTS_FEED_TRANSFORM', 'COMPANY_NAME', 'PATH'], KNOWN);
  const instead = [expect.stringContaining('PROJECTS_FEED_FORMAT'), 'lib/content/company.ts states it'];
  expect(found).toEqual({ gone: { PROJECTS_FEED_TRANSFORM: instead[0], COMPANY_NAME: instead[1] }, misspelt: {} });
});
