import { pageEntries, pages } from '../lib/site.ts';
import { feed } from './support/feed.ts';
import { legacy, post } from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

/** Width and height from a PNG’s IHDR chunk (PNG §11.2.2). */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

for (const path of [...pageEntries.map(({ path }) => path), `${pages.openProjects.path}/EX-1003`]) {
  test(`${path} has Open Graph metadata with its title and its own picture`, async ({ request, site }) => {
    const html = await (await request.get(path)).text();
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(meta('og:url')).toBe(`${site.url}${path}`);
    expect(/<title>([^<]+)/.exec(html)?.[1]).toContain(meta('og:title') ?? 'no title');
    expect(meta('og:description')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    const address = meta('og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${site.url}/og/.*\\.png$`));
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(sizeOfPng(await picture.body())).toBe('1200x630');
    // Other sites embed the picture.
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await request.get(address, { headers: { 'If-None-Match': picture.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });
}

test('a page that does not exist has no picture', async ({ request }) => {
  for (const path of ['/og/nothing.png', '/og/open-projects/gone.png', '/og/index', '/og/services.jpg']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/og/services.png')).status(), 'control').toBe(200);
});

test('a name in any script, with emoji or of any length is drawn without network requests', async ({
  changing: { site, show },
  request,
}) => {
  const [first] = feed.projects;
  const names = ['東京の鉄道 🚆', '🚀🚀🚀', 'x'.repeat(500), 'Длинное имя', '<b>&amp;</b>'];
  await show(names.map((name, at) => ({ ...first, id: `N-${at}`, name })));
  const before = site.log().length;
  for (const at of names.keys()) {
    const picture = await request.get(`${site.url}/og/open-projects/N-${at}.png`);
    expect(picture.status(), names[at]).toBe(200);
    expect(sizeOfPng(await picture.body())).toBe('1200x630');
  }
  // What was logged during the drawing is there when a later line is.
  await post(`${site.url}/mcp`, legacy('prompts/list'));
  await expect.poll(() => site.log().slice(before)).toContain('"method":"prompts/list"');
  expect(site.log().slice(before)).not.toMatch(/fonts\.googleapis|jsdelivr|dynamic font|request_failed/);
});

test('there are icons of all sizes, a manifest and theme colours', async ({ page, request }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toHaveLength(3);
  for (const icon of icons) expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, icons: listed } = await manifest.json();
  expect({ name, start_url }).toEqual({ name: 'Test Consulting', start_url: '/' });
  for (const { src, sizes } of listed as { src: string; sizes: string }[]) {
    expect(sizeOfPng(await (await request.get(src)).body())).toBe(sizes);
  }
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const themed = await page.evaluate(() => {
      const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.createElement('p');
      probe.style.color = meta.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(themed).toBe(ground);
  }
});
