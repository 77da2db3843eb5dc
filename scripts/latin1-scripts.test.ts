import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inLatin1 } from './latin1-scripts.mjs';

describe('inLatin1', () => {
  it.each([
    ["'a – b'"],
    ['`“two lines\n” …`'],
    ["'😀'.length"],
    ["'\\–'"],
    ["'\\\\–'"],
    ['\'\\\\\\–\' + "\\n’"'],
    ["'a–b'.replace(/[–—]/, '+')"],
    ["'a–b'.replace(/[\\xA0\\–-\\—]/, '+')"],
    ["'a😀b'.replace(/[😀😎]/u, '+')"],
    ["/^[\\p{L}’‐‑-]+$/u.test('l’été')"],
    ['{ const größe–x = 1; }'.replace('–', '')],
    ["({ 'ключ': 1, ключ2: 2 })"],
    ['/* – */ 1 // “'],
    ["'é\\u00e9\\n'"],
  ])('%s has the same value, in Latin-1', (script) => {
    const rewritten = inLatin1(script);
    expect(rewritten).toMatch(/^[\0-\xff]*$/);
    expect(JSON.stringify(runInNewContext(rewritten))).toBe(JSON.stringify(runInNewContext(script)));
  });

  it('a script in Latin-1 stays as it is', () => {
    const script = "const a = 'é \\\\ \\' \\u2013';\n// ü";
    expect(inLatin1(script)).toBe(script);
  });
});
