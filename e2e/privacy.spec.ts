import { pageEntries } from '../lib/addresses.ts';
import { pages } from '../lib/site.ts';
import { company } from './support/company.ts';
import { expect, test } from './support/test.ts';

// Every configuration and every fact: app/configuration.test.ts.
test('the privacy page follows the configuration of the running site, in both formats', async ({ site, examples }) => {
  for (const accept of ['text/html', 'text/markdown']) {
    const [configured = '', bare = ''] = await Promise.all(
      [site, examples].map(async ({ url }) => {
        const response = await fetch(`${url}${pages.privacy.path}`, { headers: { Accept: accept } });
        return response.text();
      }),
    );
    for (const texts of [company.COMPANY_NAME, company.PRIVACY_EMAIL, `hosts this website: ${company.COMPANY_HOST}`]) {
      expect(configured, accept).toContain(texts);
      expect(bare, accept).not.toContain(texts);
    }
    // The shared site has no limit, and the one without configuration has.
    const counted = 'Programs that call the MCP endpoint are counted';
    expect(configured, accept).not.toContain(counted);
    expect(bare, accept).toContain(counted);
    for (const text of [configured, bare]) expect(text, accept).toContain('Your message is kept as a file');
  }
});

test('no response to any request sets a cookie', async ({ site }) => {
  for (const path of [...pageEntries.map((page) => page.path), '/contact/sent?ref=AAAA-1111', '/none-such', '/mcp']) {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${site.url}${path}`, { method, headers: { Cookie: 'a=b' }, redirect: 'manual' });
      expect(response.headers.getSetCookie(), `${method} ${path}`).toEqual([]);
    }
  }
});
