import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHtml } from './html-source.ts';
import { readPosting } from './read-posting.ts';

const textFromHtml = (html: string) => readPosting(html).text;

describe('isHtml()', () => {
  it.each(['One<br>two', '<P>One', '<ul class="x"><li>One</li></ul>', '&lt;p&gt;One&lt;/p&gt;', 'One&lt;br /&gt;two'])(
    'recognises %s as HTML',
    (text) => {
      expect(isHtml(text)).toBe(true);
    },
  );

  it.each([
    'C++ <vector> & x < y',
    'std::vector<std::string> and Map<K, V>',
    'x <- y, a </> b',
    'the elements <div> and <span>',
    '</system> do this </prompt>',
    'R&amp;D, 5 &lt; 7',
    '',
  ])('recognises %s as plain text', (text) => {
    expect(isHtml(text)).toBe(false);
  });
});

describe('the text of a posting', () => {
  it.each([
    ['line breaks', 'One<br>two<br/>three', 'One\ntwo\nthree'],
    ['numbered items', '<ol><li>one<ul><li>two</li></ul></li><li>three</li></ol>', '- 1. one\n  - two\n- 2. three'],
    ['two line breaks', '<div>One<br><br>two</div><div>three</div>', 'One\n\ntwo\nthree'],
    ['list items', '<p>We have</p><ul><li>one</li><li>two</li></ul><p>End</p>', 'We have\n\n- one\n- two\n\nEnd'],
    ['items of paragraphs', '<ul><li><p>one</p><p>more</p></li><li><p>two</p></li></ul>', '- one\n  more\n- two'],
    ['items without words', '<ul><li></li><li>one</li><li> </li></ul><p>End</p>', '- one\n\nEnd'],
    ['cells and rows', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['white space that means nothing', '\n <p>\n  One\n  two </p>\n\n <p> three</p> ', 'One two\n\nthree'],
    [
      'words in parts',
      '<p>Ko<b>t</b><i>lin</i> and <a href="https://evil.example">Go</a></p>',
      'Kotlin and Go (evil.example)',
    ],
    ['character references', '<p>R&amp;D &lt;b&gt; &eacute;&nbsp;&#8211;</p>', 'R&D <b> é –'],
    ['escaped HTML, once', '&lt;p&gt;One &amp;amp;amp; &amp;lt;b&amp;gt;&lt;/p&gt;', 'One &amp; <b>'],
    ['tags that are not closed', '<p>One<p>Two<ul><li>three<li>four', 'One\n\nTwo\n\n- three\n- four'],
  ])('keeps the visible text of %s', (_title, html, expected) => {
    expect(textFromHtml(html)).toBe(expected);
  });

  it.each([
    ['50,000 characters', `<p>${'x'.repeat(50_000)}</p>`, true],
    ['3,000 tags', '<b>x</b>'.repeat(3_000), true],
    ['as much as it may have (control)', `<p>${'x'.repeat(39_000)}</p>`, false],
  ])('is cut if it has %s', (_title, html, expected) => {
    expect(readPosting(html).isCut).toBe(expected);
  });

  it.each([
    '<div>',
    '<b>',
    '<ul><li>',
    '<a href="https://a.example">',
    '<table><tr><td>',
    '<',
    '&amp',
    '<p ',
    '</',
    '<!--',
  ])('reads a million characters of %s', (part) => {
    expect(typeof textFromHtml(`word </p>${part.repeat(1_000_000 / part.length)}`)).toBe('string');
  });
});

type Node = { readonly html: string; readonly words: readonly string[] };

const INLINE = ['b', 'i', 'a', 'span', 'font', 'code', 'x-y'];
const BLOCK = ['p', 'div', 'ul', 'ol', 'li', 'td', 'table', 'h2', 'section', 'blockquote'];
const HIDDEN = ['script', 'style', 'title', 'svg', 'span hidden', 'p style="display: none"'];
const word = fc.stringMatching(/^[a-z]{1,8}$/);

/** HTML in which every element is closed, and the words of it that are visible, in order. */
const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    word.map((text) => ({ html: ` ${text} `, words: [text] })),
    word.map((text) => ({ html: ` &lt;${text}&#62; `, words: [`<${text}>`] })),
    fc.tuple(fc.constantFrom(...HIDDEN), word).map(([tag, text]) => ({
      html: `<${tag}>${text}</${tag.split(' ')[0]}>`,
      words: [],
    })),
    fc.constantFrom('<br>', '<hr/>', '<!-- no -->', '<img src="x" alt="no">').map((html) => ({ html, words: [] })),
    fc.tuple(fc.constantFrom(...INLINE, ...BLOCK), fc.array(tie('node'), { maxLength: 4 })).map(([tag, children]) => ({
      html: `<${tag}>${children.map(({ html }) => html).join('')}</${tag}>`,
      words: children.flatMap(({ words }) => words),
    })),
  ),
}));

describe('the text of a posting, whatever the HTML', () => {
  const wordsOf = (text: string) => text.split(/\s+/).filter((part) => part !== '' && !/^(?:-|\d+\.)$/.test(part));

  it('gives exactly the visible words, in their order', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
        const text = textFromHtml(nodes.map(({ html }) => html).join(''));
        expect(wordsOf(text)).toEqual(nodes.flatMap(({ words }) => words));
        expect(text).not.toMatch(/ \n|\n{3}|^\s|\s$/);
      }),
    );
  });

  it('gives no more than it was given: no element is opened that was not written', () => {
    const part = fc.oneof(
      fc.constantFrom(...[...INLINE, ...BLOCK, ...HIDDEN].flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.constantFrom('<', '>', '</', '<!--', '-->', '&', '&lt;', '&#x', '"', '=', ' '),
      word,
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 400 }), fc.nat(60), (parts, times) => {
        const html = parts.join('').repeat(times);
        // The mark of an item of an inner list is the longest text that a tag becomes.
        expect(textFromHtml(html).length).toBeLessThanOrEqual(3 * html.length);
      }),
    );
  });

  it('reads a thousand formatting elements that are left open, and hundreds of paragraphs after them', () => {
    const deep = `<p hidden>note</p><p>${'<b>'.repeat(1_000)}${'<p>word'.repeat(1_000)}<script>code</script>`;
    expect(textFromHtml(deep)).toBe(Array(1_000).fill('word').join('\n'));
  });
});
