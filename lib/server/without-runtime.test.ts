import { describe, expect, it } from 'vitest';
import { withoutRuntime } from './without-runtime.ts';

const OURS =
  '<script type="module" src="/assets/site.js?v=1"></script><script type="application/ld+json">{"a":"<\\u002fscript>"}</script>';

describe('withoutRuntime()', () => {
  it.each([
    ['the build’s scripts', '<script src="/_next/static/chunks/a.js" async=""></script>'],
    ['preloads', '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>'],
    ['the bootstrap script', '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>'],
    [
      'inline data',
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>',
    ],
    ['marker comments', '<!-- --><!--$--><!--/$--><!--$?--><!--&--><!--/&-->'],
    ['the empty outlet', '<div hidden=""><!--$--><!--/$--></div>'],
  ])('removes %s', (_title, part) => {
    expect(withoutRuntime(`<p>a</p>${part}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  });

  it.each([
    ['scripts and data of our own', OURS],
    ['a page’s inline script', '<script>document.title = 1</script>'],
    ['style sheets of the build', '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'],
    ['text that mentions it', '<p>self.__next_f &lt;script src="/_next/a.js"&gt;</p>'],
    ['other comments', '<!-- a note -->'],
  ])('keeps %s', (_title, part) => {
    expect(withoutRuntime(part)).toBe(part);
  });
});
