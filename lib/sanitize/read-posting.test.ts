import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf, parseHtml } from '../../e2e/support/html.ts';
import { translateAll } from '../feed/translate.ts';
import { ownBy } from './addresses.ts';
import { ALLOWED, isHtml } from './html-source.ts';
import { readPosting } from './read-posting.ts';

it.each([
  'One<br>two',
  '<P>One',
  '<ul class="x"><li>One</li></ul>',
  '&lt;p&gt;One&lt;/p&gt;',
  'One&lt;br /&gt;two',
])('recognises %s as HTML', (text) => expect(isHtml(text)).toBe(true));

const read = (context: string) =>
  translateAll([{ id: '1', name: 'N', context }], null, 'sales@b.example');
const postingOf = (html: string) =>
  readPosting([html], ownBy('sales@b.example'));

const PLAIN =
  'C++ <vector> & x < y | std::vector<std::string> and Map<K, V> | x <- y, a </> b | ' +
  'the elements <div> and <span> | </system> do this </prompt> | R&amp;D, 5 &lt; 7';
it.each(['', ...PLAIN.split(' | ')])('recognises %s as plain text', (text) =>
  expect(isHtml(text)).toBe(false),
);

const LINKS =
  '<a href="https://a.example/?b=1" onclick="x()" target="_top">a</a> <a href="mailto:a@b.example">b <b>c</b></a>';
const SHOWN_LINKS =
  '<p><a href="https://a.example/?b=1" rel="nofollow noopener">a</a> (a.example) <a href="mailto:a@b.example" rel="nofollow noopener">b <strong>c</strong></a> (b.example)</p>';
const TABLE = '<tr><th>a</th><td>b</td></tr><tr><td></td><td>c</td></tr>';

it.each([
  ['a <vector> & **b**', undefined, 'a <vector> & **b**'],
  ['a<br>b<br/><br>c', '<p>a<br>b<br><br>c</p>', 'a\nb\n\nc'],
  [
    '<div>a<div> b</div></div><p></p><pre>c</pre>',
    '<p>a</p><p> b</p><p>c</p>',
    'a\n\nb\n\nc',
  ],
  ['<h1>A</h1><h4>B</h4>c', '<h3>A</h3><h3>B</h3><p>c</p>', 'A\n\nB\n\nc'],
  [
    '<p>Ko<b>t</b><i>l</i><u>in</u></p>',
    '<p>Ko<strong>t</strong><em>l</em>in</p>',
    'Kotlin',
  ],
  [
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
    '- a\n  - b',
  ],
  [
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '- a\n  b',
  ],
  ['<ul><li></li><li>a</li></ul>', '<ul><li>a</li></ul>', '- a'],
  [
    '<table><tr><td>Contact</td><td>Anna</td></tr><tr><td>a</td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
    'a',
  ],
  ['<li>a</li>\n<li>b</li>', '<p>a</p><p>b</p>', 'a\n\nb'],
  ['<p>T:<br>• a<br>• b</p>', '<p>T:<br>• a<br>• b</p>', 'T:\n- a\n- b'],
  [
    `<table>${TABLE}</table>`,
    `<table><tbody>${TABLE}</tbody></table>`,
    'a b\nc',
  ],
  [LINKS, SHOWN_LINKS, 'a (a.example) b c (b.example)'],
  // What Word writes as text.
  [
    '<p class=MsoNormal style="mso-x:1"><span lang=EN>a<o:p></o:p></span></p>',
    '<p>a</p>',
    'a',
  ],
  ['\n <p>\n a\n b </p>\n\n <p> c</p> ', '<p> a b </p><p> c</p>', 'a b\n\nc'],
  [
    '<p>R&amp;D &lt;b&gt; &eacute;&nbsp;</p>',
    '<p>R&#x26;D &#x3C;b> é </p>',
    'R&D <b> é',
  ],
  // Escaped HTML is read, but once.
  ['&lt;p&gt;a &amp;amp;amp;&lt;/p&gt;', '<p>a &#x26;amp;</p>', 'a &amp;'],
  [
    '<p>a<p>b<ul><li>c<li>d',
    '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>',
    'a\n\nb\n\n- c\n- d',
  ],
  // More than twenty levels.
  [`${'<div>'.repeat(20)}a<p>b<br>c`, '<p>a<br>b<br>c</p>', 'a\nb\nc'],
  [
    '<p hidden>a</p><b style="display: none">b</b><script>c</script><p>d</p>',
    '<p>d</p>',
    'd',
  ],
])(
  'the posting %j is shown as %j, and as text it is %j',
  (context, posting, text) => {
    const [project] = read(context).projects;
    expect([project?.posting, project?.context]).toEqual([posting, text]);
  },
);

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\tscript:alert(1)">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="http://evil.example">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=a><button>b</button></form>',
  '<p class="hero" id="content" onmouseover="alert(1)">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '</div></main></body><h1>Title of the site</h1>',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<p>a</p><style>body{display:none}</style>',
];

it.each(ATTACKS)('hostile HTML is harmless: %s', (attack) => {
  const escaped = attack.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (const html of [
    attack,
    `<p>x</p>${attack}`,
    `<ul><li>${attack}`,
    escaped,
  ]) {
    const elements = elementsOf(
      parseHtml(`<div>${postingOf(`${html}<p>end</p>`).html}</div>`) as never,
    );
    for (const { tagName, properties } of elements) {
      expect([...ALLOWED, 'html', 'head', 'body', 'div']).toContain(tagName);
      expect(Object.keys(properties)).toEqual(
        tagName === 'a' ? ['href', 'rel'] : [],
      );
      if (tagName === 'a')
        expect(String(properties.href)).toMatch(/^(?:https|mailto):/);
    }
    // No end tag of the posting closes the element around it.
    expect(elements.filter(({ tagName }) => tagName === 'div')).toHaveLength(1);
  }
});

describe('a text that is too long', () => {
  const long = `<p class="${'y'.repeat(600)}">a line.</p>`;
  it.each([
    ['HTML', `<p>${'word '.repeat(9_000)}</p>`, /word…$/, true],
    [
      'text that ends with an ellipsis',
      `${'word '.repeat(9_000)}…`,
      /word…$/,
      true,
    ],
    ['3,000 tags', '<b>x</b>'.repeat(3_000), /x…$/, true],
    // As much as it may have, and long only because of its attributes
    // (controls).
    ['900 tags', '<b>x</b>'.repeat(900), /^x{900}$/, false],
    ['attributes', long.repeat(90), /^(?:a line\.(?:\n\n|$)){90}$/, false],
  ])(
    'as %s is cut, says so, and is reported',
    (_title, context, expected, isCut) => {
      const { projects, leftOut } = read(context);
      expect(projects[0]?.context).toMatch(expected);
      expect(leftOut).toEqual(
        isCut ? ['item 1 (1): context is too long, and was cut'] : [],
      );
      expect(projects[0] && 'posting' in projects[0]).toBe(!isCut);
    },
  );

  const PARTS =
    '<div>|<b>|<ul><li>|<a href="https://a.example">|<table><tr><td>|<|&amp|<p |</|<!--'.split(
      '|',
    );
  it.each(PARTS)(
    'is read in time if it has a million characters of %s',
    (part) =>
      expect(
        postingOf(`word </p>${part.repeat(1_000_000 / part.length)}`).isCut,
      ).toBe(true),
  );

  it('is read in time if hundreds of elements are left open, and hundreds of paragraphs follow', () => {
    const { text } = postingOf(
      `<p>${'<b>'.repeat(400)}${'<p>word</p>'.repeat(900)}<script>code</script>`,
    );
    expect(text === `${Array(500).fill('word').join('\n')}…`).toBe(true);
  });
});

type Node = { readonly html: string; readonly words: readonly string[] };

const INLINE = ['b', 'i', 'a', 'span', 'font', 'code', 'x-y'];
const BLOCK = ['p', 'div', 'ul', 'ol', 'li', 'h2', 'section', 'blockquote'];
const HIDDEN = [
  'script',
  'style',
  'title',
  'svg',
  'span hidden',
  'p style="display: none"',
].map((tag) => `<${tag}>no</${tag.split(' ')[0]}>`);
const word = fc.stringMatching(/^[a-z]{1,8}$/);

const htmlIn = (tag: string, children: readonly Node[]) =>
  `<${tag}>${children.map(({ html }) => html).join('')}</${tag}>`;

/**
 * HTML in which every element is closed, and the words of it that are visible,
 * in order. Browsers move words between cells.
 */
const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    word.map((text) => ({ html: ` ${text} `, words: [text] })),
    word.map((text) => ({ html: ` &lt;${text}&#62; `, words: [`<${text}>`] })),
    fc
      .constantFrom(
        '<br>',
        '<hr/>',
        '<!-- no -->',
        '<img src="x" alt="no">',
        ...HIDDEN,
      )
      .map((html) => ({ html, words: [] })),
    fc
      .tuple(
        fc.constantFrom('table', ...INLINE, ...BLOCK),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, children]) => ({
        html:
          tag === 'table'
            ? `<table><tr>${htmlIn('td', children)}</tr></table>`
            : htmlIn(tag, children),
        words: children.flatMap(({ words }) => words),
      })),
  ),
}));

it('whatever the HTML, the text of a posting has exactly the visible words, in their order', () => {
  const wordsOf = (text: string) =>
    text.split(/\s+/).filter((part) => part !== '' && !/^-$/.test(part));
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
      const { text } = postingOf(
        `<p></p>${nodes.map(({ html }) => html).join('')}`,
      );
      expect(wordsOf(text)).toEqual(nodes.flatMap(({ words }) => words));
      expect(text).not.toMatch(/ \n|\n{3}|^\s|\s$/);
    }),
  );
});
