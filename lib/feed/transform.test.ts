import { describe, expect, it } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import { parseBody } from './parse-body.ts';
import { traceFields } from './trace-fields.ts';
import { createTransform } from './transform.ts';

const SECRET = 'words of the upstream';

/** The result of an expression for a body: a text, or a value that is written as JSON. */
async function result(expression: string, body: unknown, maxBytes = 100_000): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return createTransform(expression, maxBytes)(parseBody(text).value);
}

const failure = async (...args: Parameters<typeof result>) => (await feedFailure(result(...args))).message;

describe('createTransform()', () => {
  it('transforms several bodies in turn', async () => {
    const transform = createTransform('[n]', 100);
    expect([await transform({ n: 1 }), await transform({ n: 2 })]).toEqual([[1], [2]]);
  });

  const PIECES = { a: '<p>A</p>', b: '&lt;b&gt;B&lt;/b&gt;' };
  const DAYS = { from: '2027-03-01', to: '2027-06-30' };
  it.each([
    ['text of HTML', '$textFromHtml(html)', { html: '<p>One</p><ul><li>two</li></ul>' }, 'One\n\n- two'],
    ['pieces of HTML', '$joinHtml([a, none, b])', PIECES, '<div><p>A</p></div><p></p><div><b>B</b></div><p></p>'],
    ['two dates', '$dateRange(from, to)', DAYS, '1 March to 30 June 2027'],
    ['one day', '$dateRange(from, to)', { from: '2027-03-01', to: '2027-03-01' }, '1 March 2027'],
    ['a day and a month', '$dateRange(from, to)', { from: '2027-03-01', to: '2027-06' }, 'March to June 2027'],
    ['a start', '$dateRange(from, to)', { from: '2027-03-01T09:00:00Z' }, 'From 1 March 2027'],
    ['an end', '$dateRange(from, to)', { to: '2027-06', from: null }, 'Until June 2027'],
    ['months in German', '$dateRange(from, to, l)', { from: '2027-02', to: '2027-04', l: 'de' }, 'Februar–April 2027'],
    ['a start in French', '$dateRange(from, none, "fr")', { from: '2027-02' }, 'À partir de février 2027'],
    ['an end in Polish', '$dateRange(none, to, "pl")', { to: '2027-06-30' }, '– 30 czerwca 2027'],
    ['dates in no language', '$dateRange(from, to, "??")', DAYS, '1 March to 30 June 2027'],
    ['no date as a start', '$dateRange(from, to, "de")', { from: 'Sofort', to: '2027-06' }, 'Sofort – Juni 2027'],
    ['words', '$joinWords(list)', { list: ['Kotlin', null, ' ', 'Kafka', 7] }, 'Kotlin, Kafka, 7'],
    ['words with a separator', '$joinWords([a, b], " · ")', { a: 'x', b: 'y' }, 'x · y'],
  ])('has a function for %s', async (_title, expression, value, expected) => {
    expect(await result(`[${expression}]`, value)).toEqual([expected]);
  });

  it.each(['$joinHtml(none)', '$textFromHtml(none)', '$dateRange(none, none)', '$joinWords(none)'])(
    '%s of nothing is absent',
    async (call) => {
      expect(await result(`{ "context": ${call} }`, {})).toEqual({});
    },
  );

  // What takes too much time or memory ends with its process: `lib/feed/feed-process.test.ts`.
  it.each([
    ['recursion', '($f := function($n) { 1 + $f($n + 1) }; $f(1))', /recurses without end$/],
    ['a list that is too long', '[1..10000000]', /\(D2015, line 1, column \d+\)$/],
    ['a result that contains itself', '[function($n) { $n }]', /^the transform failed \(TypeError\)$/],
  ])('ends %s', async (_title, expression, expected) => {
    expect(await failure(expression, {})).toMatch(expected);
  });

  it('rejects a result beyond the limit, and returns one within it', async () => {
    expect(await result('[$pad("", 90, "x")]', {}, 100)).toHaveLength(1);
    expect(await failure('[$pad("", 100, "x")]', {}, 100)).toBe('what the transform gives is larger than 100 bytes');
  });

  it.each([
    ['nothing', 'jobs.{ "id": key }', {}, 'the transform gives nothing: write […] around a list that may be empty'],
    ['a type error', '\n  [$uppercase(jobs)]', { jobs: [SECRET] }, 'the transform failed (T0410, line 2, column 15)'],
    ['a sentence of its own', '$assert(jobs, "no list jobs")', { text: SECRET }, 'the transform failed: no list jobs'],
    [
      'an error with a text of the data',
      '$error(text)',
      { text: SECRET },
      'the transform failed (D3137, line 1, column 8)',
    ],
  ])('fails on %s and reveals nothing of the data', async (_title, expression, value, expected) => {
    const message = await failure(expression, value);
    expect(message).toMatch(expected);
    expect(message).not.toContain(SECRET);
  });

  it('reads a body that is traced like any other, and which fields of it were not read is known', async () => {
    const body = {
      at: 'now',
      jobs: [
        { key: 1, client: { name: SECRET } },
        { key: 2, margin: 9 },
      ],
    };
    const expression = '[jobs.{ "id": key }]';
    const { value, unused } = traceFields(body);
    expect(await createTransform(expression, 1_000)(value)).toEqual(await result(expression, body));
    expect(unused()).toEqual(['at', 'jobs[].client', 'jobs[].margin']);
  });

  it.each([
    ['a list at the top', [{ key: 1, client: SECRET }], ['key', 'client']],
    ['an object with a list', { jobs: [{ key: 1 }] }, ['jobs']],
  ])('names the fields of %s if it reads none', async (_title, body, expected) => {
    const { value, unused } = traceFields(body);
    expect(await createTransform('[none]', 1_000)(value)).toEqual([]);
    expect(unused()).toEqual(expected);
  });

  it('has no access to the process', async () => {
    expect(await result('[process, $process, require, $eval("process.env"), constructor, __proto__]', {})).toEqual([]);
  });
});
