import { expect, it } from 'vitest';
import { inOneLine } from './in-one-line.ts';

it.each([
  ['You will\n\n- build services\n- run them\n\nWe pay.', 'You will build services; run them. We pay.'],
  [
    'You will\n- build services\n  - in Kotlin\n  - in Go\n- run them',
    'You will build services; in Kotlin; in Go; run them',
  ],
  ['First\n• read.\n• write', 'First read. write'],
  ['1. May is when we start', '1. May is when we start'],
  ['One\nline  and\nanother.\n\nMore.', 'One line and another. More.'],
  ['', ''],
])('%j is “%s”', (text, line) => {
  expect(inOneLine(text)).toBe(line);
});
