import { describe, expect, it } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import { createPace } from './pace.ts';
import { parseBody } from './parse-body.ts';
import { MOST_ROWS, rowsOf } from './sources/table.ts';

const parsed = (text: string) => parseBody(text, [], createPace(60));

describe('parseBody()', () => {
  const A = { Name: 'A', Rate: '95' };
  it.each([
    // Google Sheets, “publish to the web” as CSV.
    ['commas', 'Name,Rate\r\nA,95', [A]],
    // Excel in most of Europe, “CSV UTF-8” and with the line that names the
    // delimiter.
    ['semicolons', '\uFEFFName;Rate\r\nA;95\r\n', [A]],
    ['a line with the delimiter', 'sep=;\r\nName;Rate\r\nA;95', [A]],
    // Excel, “Unicode text”; a table pasted from a spreadsheet.
    ['tabs', 'Name\tRate\nA\t95', [A]],
    [
      'line breaks, delimiters and quotes in a cell',
      'Name,Rate\n"A ""B"";\nC, D",1',
      [{ Name: 'A "B";\nC, D', Rate: '1' }],
    ],
    [
      'commas in the cells of a table with semicolons',
      'Name;Place\nA;Berlin, Hamburg',
      [{ Name: 'A', Place: 'Berlin, Hamburg' }],
    ],
    [
      'a title above the headers, and empty rows',
      'Projects: Rate,\nProject,\nName,Rate\n,\nA,95\n,',
      [A],
    ],
    [
      'rows that are too short and too long',
      'Name,Rate\nA\nB,1,2',
      [{ Name: 'A' }, { Name: 'B', Rate: '1' }],
    ],
    [
      'two columns with one header',
      'Name,Rate,Rate,Rate\nA,90,,95',
      [{ Name: 'A', Rate: ['90', '95'] }],
    ],
    [
      'a character of two units wherever parts of it end',
      `Name,Rate\nAB,${'\u{1f680}'.repeat(40_000)}`,
      [{ Name: 'AB', Rate: '\u{1f680}'.repeat(40_000) }],
    ],
    [
      'quotation marks that quote no cell',
      'Name,Rate\n"A" or "B",5"\n "C" , " 9 "',
      [
        { Name: '"A" or "B"', Rate: '5"' },
        { Name: 'C', Rate: '9' },
      ],
    ],
    ['lines that end in each way', 'Name,Rate\rA,95\n\n\r\n', [A]],
    ['headers without rows', 'Name,Rate', []],
    [
      'headers with the names of properties',
      'Name,constructor\nA,x',
      [{ Name: 'A', constructor: 'x' }],
    ],
  ])('reads a table with %s', async (_title, text, rows) => {
    const cells = rowsOf(await parsed(text)).map((row) =>
      Object.fromEntries(row),
    );
    expect(cells.filter((row) => Object.values(row).some(Boolean))).toEqual(
      rows,
    );
  });

  it('reads no more rows of a table than an assignment may have', async () => {
    const rows = await parsed(`Name,Rate\n${'A,\n'.repeat(300_000)}`);
    expect(rows).toHaveLength(MOST_ROWS + 1);
  });

  it.each([
    [
      'text and lists',
      '<a><b>1</b><b>2</b><c> x </c></a>',
      { a: { b: ['1', '2'], c: 'x' } },
    ],
    ['text beside attributes', '<a id="7"> x </a>', { a: 'x' }],
    ['markup', '<a type="xhtml"><b>x</b> y</a>', { a: '<b>x</b> y' }],
    [
      'attributes',
      '<?xml version="1.0"?>\n<a id="7"><b/></a>',
      { a: { '@id': '7', b: '' } },
    ],
    [
      'marked sections and references',
      '<a><![CDATA[<p>x</p>]]> &amp; &#8211;</a>',
      { a: '<p>x</p> & –' },
    ],
    [
      'entities that XML does not define, which stay text',
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&nbsp;&e;</a>',
      { a: '&nbsp;&e;' },
    ],
  ])('reads XML with %s', async (_title, text, value) => {
    expect(await parsed(text)).toEqual(value);
  });

  it.each([
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ' \n'],
    ['a sentence with commas', 'Not found, please try again'],
    [
      'a table that ends in a quotation',
      'Name,Rate\nA,"95',
      'the table has a quotation without an end',
    ],
    [
      'more than thirty columns with one header',
      `Name${',Skills'.repeat(31)}\nA,1`,
      'the table has more than 30 columns with one header',
    ],
    ['columns without end', `Name,${'ab,'.repeat(60_000)}\nA,1`],
    ['JSON that ends in an item', '[{"name": "A",\n"title": "B'],
    ['XML without an end', '<a><b>1</b>', 'the XML is not complete'],
    ['XML with a wrong end tag', '<a><b>1</a>', 'the XML is not complete'],
    ['deep nesting that does not end', '['.repeat(200_000)],
    [
      'nesting without end',
      '<a>'.repeat(100_000),
      'the XML has too many elements',
    ],
  ])('rejects %s', async (_title, text, expected = 'the body is not JSON') => {
    const { message } = await feedFailure(parsed(text));
    expect(message).toBe(expected);
  });
});
