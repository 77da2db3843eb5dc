import { expect, it } from 'vitest';
import { unknownVariables } from './unknown-variables.ts';

const KNOWN = ['SALES_EMAIL', 'PROJECTS_FEED_URL', 'SMTP_URL', 'BASE_URL', 'SITE_NAME', 'PORT', 'CONTACT_WEBHOOK_URL'];
const NONE_OF_OURS = ['PATH', 'HOSTNAME', 'npm_config_cache', 'PORT_80_TCP', 'LC_ALL'];

it.each([
  ['SALES_MAIL', { event: 'variable_unknown', nearest: 'SALES_EMAIL' }],
  ['SMPT_URL', { event: 'variable_unknown', nearest: 'SMTP_URL' }],
  ['site_name', { event: 'variable_unknown', nearest: 'SITE_NAME' }],
  ['CONTACT_WEBHOOK', { event: 'variable_unknown', nearest: 'CONTACT_WEBHOOK_URL' }],
  ['COMPANY_NAME', { event: 'variable_gone', instead: 'lib/content/company.ts states it' }],
  ['PROJECTS_FEED_TRANSFORM', { event: 'variable_gone', instead: expect.stringContaining('PROJECTS_FEED_FORMAT') }],
])('beside known variables and those of others, %s is told: %o', (variable, told) => {
  expect(unknownVariables([...KNOWN, variable, ...NONE_OF_OURS], KNOWN)).toEqual([{ variable, ...told }]);
});
