import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { createPace } from './pace.ts';

const TEXT = '["Zürich"]';
const utf8 = Buffer.from(TEXT);
const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

it.each([
  ['UTF-8', utf8, TEXT],
  ['UTF-8 that says it is Latin-1', utf8, TEXT, 'ISO-8859-1'],
  ['UTF-8 that names a charset which does not exist', utf8, TEXT, 'utf-9'],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`), TEXT],
  [
    'another charset that says so',
    Buffer.from('["Z\x9frich"]', 'latin1'),
    TEXT,
    'macintosh',
  ],
  ['UTF-16 with a byte order mark, as Excel writes it', utf16, TEXT],
  [
    'UTF-16 with the other byte order',
    Buffer.from(utf16).swap16(),
    TEXT,
    'utf-16',
  ],
  // Excel’s “CSV” on Windows.
  ...[undefined, 'iso-8859-1', 'windows-1252'].map(
    (charset) =>
      [
        'Windows-1252',
        Buffer.from('\x93Z\xfcrich\x94 \x96 \x80 95', 'latin1'),
        '“Zürich” – € 95',
        charset,
      ] as const,
  ),
] as const)(
  'reads %s, in parts',
  async (_title, bytes, expected, charset = '') => {
    const read = (all: Buffer) => decodeText(all, charset, createPace(60));
    expect(await read(bytes)).toBe(expected);
    // Long enough for several parts; a second byte order mark is a character.
    const hasMark = /[\xef\xfe\xff]/.test(bytes.toString('latin1', 0, 1));
    const times = hasMark ? 1 : 10_001;
    expect(await read(Buffer.concat(Array(times).fill(bytes)))).toBe(
      expected.repeat(times),
    );
  },
);
