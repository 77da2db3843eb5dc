import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf8 = Buffer.from('["Zürich"]', 'utf8');
const latin1 = Buffer.from('["Zürich"]', 'latin1');
const utf16 = Buffer.from('["Zürich"]', 'utf16le');

describe('decodeText()', () => {
  it.each([
    ['UTF-8 that says nothing', utf8, null],
    ['UTF-8 that says it is Latin-1', utf8, 'ISO-8859-1'],
    ['UTF-8 that names a charset which does not exist', utf8, 'utf-9'],
    ['UTF-8 with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]), null],
    ['another charset that says so', Buffer.from('["Z\x9frich"]', 'latin1'), 'macintosh'],
    ['Latin-1 that says nothing', latin1, null],
    ['UTF-16 that says so', utf16, 'UTF-16LE'],
    [
      'UTF-16 that only begins with a byte order mark, as Excel writes it',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
      null,
    ],
    ['UTF-16 with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-16'],
  ])('reads %s', (_title, bytes, charset) => {
    expect(decodeText(bytes, charset)).toBe('["Zürich"]');
  });

  // Excel’s “CSV” on Windows.
  it.each([null, 'iso-8859-1', 'windows-1252'])('reads the marks of Windows-1252 (%s)', (charset) => {
    const bytes = Buffer.from('\x93Z\xfcrich\x94 \x96 \x80 95', 'latin1');
    expect(decodeText(bytes, charset)).toBe('“Zürich” – € 95');
  });
});
