import { expect, it } from 'vitest';
import { withoutRuntime } from './without-runtime.ts';

it.each([
  [
    'the build’s scripts',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
  ],
  [
    'preloads',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
  ],
  [
    'the bootstrap script',
    '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
  ],
  ['inline data', '<script>self.__next_f.push([1])</script>'],
  ['inline scripts', '<script>document.title = 1</script>'],
  ['marker comments', '<!-- --><!--$--><!--/$--><!--$?--><!--&--><!--/&-->'],
  ['the empty outlet', '<div hidden=""><!--$--><!--/$--></div>'],
])('%s are removed', (_title, part) => {
  expect(withoutRuntime(`<p>a</p>${part}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

it.each([
  '<script type="module" src="/assets/site.js?v=1"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
  '<p>self.__next_f &lt;script src="/_next/a.js"&gt;</p>',
])('%s is kept', (part) => {
  expect(withoutRuntime(part)).toBe(part);
});
