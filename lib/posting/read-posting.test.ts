import { describe, expect, it } from 'vitest';
import { elementsOf, parseHtml } from '../../e2e/support/html.ts';
import { translateAll } from '../feed/translate.ts';

const posting = (context: unknown) => translateAll([{ id: '1', name: 'N', context }]).projects[0]?.posting;

describe('a posting keeps', () => {
  it.each([
    ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['headings, below those of the page', '<h1>A</h1><h4>B</h4>', '<h3>A</h3><h3>B</h3>'],
    ['bold and italics', '<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    [
      'tables',
      '<table><tr><th>a</th><td>b</td></tr></table>',
      '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    ],
    [
      'links to https and to mail addresses',
      '<a href="https://a.example/?b=1" onclick="x()" target="_top">a</a><br><a href="mailto:a@b.example">b</a>',
      '<p><a href="https://a.example/?b=1" rel="nofollow noopener">a</a> (a.example)<br><a href="mailto:a@b.example" rel="nofollow noopener">b</a> (b.example)</p>',
    ],
    ['the text of what is something else', '<section><font color="red">a</font> <u>b</u></section>', '<p>a b</p>'],
    [
      'what Word writes as text',
      '<p class=MsoNormal style="mso-x:1"><span lang=EN>a<o:p></o:p></span></p>',
      '<p>a</p>',
    ],
  ])('%s', (_title, html, expected) => {
    expect(posting(`<p>x</p>${html}`)).toBe(`<p>x</p>${expected}`);
  });

  it('the structure of escaped HTML, too', () => {
    expect(posting('&lt;p&gt;R&amp;amp;D &lt;b&gt;bold&lt;/b&gt;&lt;/p&gt;')).toBe(
      '<p>R&#x26;D <strong>bold</strong></p>',
    );
  });

  it('nothing where the feed has plain text', () => {
    expect(posting('a <vector> & **b**')).toBeUndefined();
  });
});

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

describe('a list', () => {
  // The first from a posting of Lever, the others as people paste them into a rich-text field of Greenhouse, Ashby or Personio.
  it.each([
    [
      'items without one',
      '<h3>R</h3><li>a</li>\n<li>b</li>',
      '<h3>R</h3><ul><li>a</li><li>b</li></ul>',
      'R\n\n- a\n- b',
    ],
    [
      'items in a cell',
      '<table><tr><td><li>a</li></td></tr></table>',
      '<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>',
      '- a',
    ],
    [
      'bullets between line breaks',
      '<p>T:<br>• a<br>• <b>b</b> <i>c</i></p>',
      '<p>T:</p><ul><li>a</li><li><strong>b</strong> <em>c</em></li></ul>',
      'T:\n\n- a\n- b c',
    ],
    [
      'bullets in paragraphs',
      '<div>● a</div><p><b>▪ </b>b</p><p>c</p>',
      '<ul><li>a</li><li>b</li></ul><p>c</p>',
      '- a\n- b\n\nc',
    ],
    [
      'dashes, hyphens and asterisks',
      '<p>– a<br>- b<br>* c</p>',
      '<ul><li>a</li><li>b</li><li>c</li></ul>',
      '- a\n- b\n- c',
    ],
    [
      'bullets as references, with an empty line',
      '<p>&bull;&nbsp;a<br><br>&middot; b</p>',
      '<ul><li>a</li><li>b</li></ul>',
      '- a\n- b',
    ],
    [
      'what Word writes for a list',
      '<p class=MsoListParagraph><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span></span>a</p><p>\uf0b7 b</p>',
      '<ul><li>a</li><li>b</li></ul>',
      '- a\n- b',
    ],
    ['items with a bullet of their own', '<ul><li>• a</li></ul>', '<ul><li>a</li></ul>', '- a'],
    ['no bullet (control)', '<p>a – b<br>-5 °C<br>*</p>', '<p>a – b<br>-5 °C<br>*</p>', 'a – b\n-5 °C\n*'],
  ])('%s', (_title, html, expected, text) => {
    const [project] = translateAll([{ id: '1', name: 'N', context: html }]).projects;
    expect(project?.posting).toBe(expected);
    expect(project?.context).toBe(text);
  });
});

describe('hostile HTML is harmless', () => {
  const ALLOWED = new Set(
    'html head body div p br ul ol li strong em a h3 table tbody thead tr th td blockquote'.split(' '),
  );

  it.each(ATTACKS)('%s', (attack) => {
    for (const html of [
      attack,
      `<p>x</p>${attack}`,
      `<ul><li>${attack}`,
      attack.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ]) {
      const safe = posting(`${html}<p>end</p>`) ?? '';
      const elements = elementsOf(parseHtml(`<div>${safe}</div>`) as never);
      for (const { tagName, properties } of elements) {
        expect(ALLOWED.has(tagName), tagName).toBe(true);
        const names = Object.keys(properties);
        expect(names).toEqual(tagName === 'a' ? ['href', 'rel'] : []);
        if (tagName === 'a') expect(String(properties.href)).toMatch(/^(?:https|mailto):/);
      }
      // No end tag of the posting closes the element around it.
      expect(elements.filter(({ tagName }) => tagName === 'div')).toHaveLength(1);
    }
  });
});

describe('a text that is too long', () => {
  it.each([
    ['HTML', `<p>${'word '.repeat(9_000)}</p>`],
    ['text that ends with an ellipsis', `${'word '.repeat(9_000)}…`],
  ])('as %s is cut, says so, and is reported', (_title, context) => {
    const { projects, leftOut } = translateAll([{ id: '1', name: 'N', context }]);
    expect(projects[0]?.context).toMatch(/word…$/);
    expect(projects[0]?.posting).toBeUndefined();
    expect(leftOut).toEqual(['item 1 (1): context is too long, and was cut']);
  });

  it('is not one that is only long because of its markup', () => {
    const noise = 'y'.repeat(600);
    const context =
      `<p class=MsoNormal style="mso-x:${noise}"><span lang=EN-US>A line of the posting.</span></p>`.repeat(90);
    expect(context.length).toBeGreaterThan(60_000);
    const { projects, leftOut } = translateAll([{ id: '1', name: 'N', context }]);
    expect(projects[0]?.context.split('\n\n')).toHaveLength(90);
    expect(projects[0]?.posting?.match(/<p>/g)).toHaveLength(90);
    expect(leftOut).toEqual([]);
  });
});
