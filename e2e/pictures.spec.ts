import { assignmentPath, PICTURE, picturePath } from '../lib/routes/addresses.ts';
import { pages } from '../lib/routes/pages.ts';
import { ICONS } from '../lib/routes/routes.ts';
import { feed } from './support/feed.ts';
import { elementsOf, parseHtml } from './support/html.ts';
import { legacy, post } from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

/** Width and height from a PNG’s IHDR chunk (PNG §11.2.2). */
function sizeOfPng(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const ASSIGNMENT = assignmentPath('EX-1003');
for (const path of [pages.home.path, pages.services.path, ASSIGNMENT]) {
  test(`${path} has Open Graph metadata with its title and a picture`, async ({ request, site }) => {
    const html = await (await request.get(path)).text();
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(meta('og:url')).toBe(`${site.url}${path}`);
    expect(/<title>([^<]+)/.exec(html)?.[1]).toContain(meta('og:title') ?? 'no title');
    expect(meta('og:description')).toBeTruthy();
    expect(meta('og:description')).toBe(meta('description'));
    const address = meta('og:image') ?? '';
    expect(address.split('?')[0]).toBe(`${site.url}${path === ASSIGNMENT ? picturePath('EX-1003') : PICTURE}`);
    expect(meta('twitter:image')).toBe(address);
    expect(meta('og:image:alt')).toContain(path === ASSIGNMENT ? 'An open assignment' : pages.home.title);
    expect(`${meta('og:image:width')}x${meta('og:image:height')}`).toBe('1200x630');
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(sizeOfPng(await picture.body())).toBe('1200x630');
    // Other sites embed the picture.
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  });
}

test('a name in any script, with emoji or of any length is drawn without network requests', async ({
  changing: { site, show },
  request,
}) => {
  const [first] = feed.projects;
  const names = ['東京の鉄道 🚆', '🚀🚀🚀', 'x'.repeat(500), 'Длинное имя', '<b>&amp;</b>'];
  await show(names.map((name, at) => ({ ...first, id: `N-${at}`, name })));
  const before = site.log().length;
  for (const at of names.keys()) {
    const picture = await request.get(`${site.url}${picturePath(`N-${at}`)}`);
    expect(picture.status(), names[at]).toBe(200);
    expect(sizeOfPng(await picture.body())).toBe('1200x630');
  }
  // Once a later line is in the log, so is everything that was logged while drawing.
  await post(`${site.url}/mcp`, legacy('ping'));
  await expect.poll(() => site.log().slice(before)).toContain('"method":"ping"');
  expect(site.log().slice(before)).not.toMatch(/fonts\.googleapis|jsdelivr|dynamic font|request_failed/);
});

// Their colours, and the browser’s: lib/brand/brand.test.ts.
test('there are icons of all sizes and a manifest', async ({ request }) => {
  const links = elementsOf(parseHtml(await (await request.get('/')).text())).filter(
    ({ tagName }) => tagName === 'link',
  );
  const linked = (rel: string) =>
    links
      .filter(({ properties }) => [properties.rel].flat().join() === rel)
      .map(({ properties }) => `${properties.href}`);
  const icons = ['icon', 'apple-touch-icon'].flatMap(linked);
  expect(icons.map((icon) => icon.split('?')[0])).toEqual([...ICONS]);
  for (const icon of [...icons, '/favicon.ico'])
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  const manifest = await request.get(linked('manifest').join());
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { name, start_url, icons: listed } = await manifest.json();
  expect({ name, start_url }).toEqual({ name: 'Test Consulting', start_url: '/' });
  for (const { src, sizes } of listed as { src: string; sizes: string }[]) {
    expect(sizeOfPng(await (await request.get(src)).body())).toBe(sizes);
  }
});
