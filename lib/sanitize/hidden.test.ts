import { expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';

const textOf = (context: string) =>
  translateAll([{ id: '1', name: 'N', context }]).projects[0]?.context;

it.each([
  'style="display:none"',
  'style="display : NONE"',
  'style="color:red;display:none;"',
  'style="display/**/:/* x */none"',
  'style="d\\69splay:none"',
  'style="visibility:hidden"',
  'style="visibility: Collapse"',
  'style="opacity:0"',
  'style="opacity:0%"',
  'style="font-size:0"',
  'style="font-size: 0px"',
  'style="font: 0/0 a"',
  'style="font: bold 0px a"',
  'style="width:0;height:0"',
  'style="max-height:0px; overflow:hidden"',
  'style="position:absolute;left:-9999px"',
  'style="position:fixed; top: -999em"',
  'style="text-indent:-9999px"',
  'style="left:9999px"',
  'style="transform:translateX(-9999px)"',
  'style="transform: scale(0)"',
  'style="clip:rect(0,0,0,0)"',
  'style="clip: rect(1px 1px 1px 1px)"',
  'style="clip-path:inset(50%)"',
  'style="color:transparent"',
  'style="mso-hide:all"',
  'style="content-visibility:hidden"',
  'hidden',
  'aria-hidden="true"',
  'ARIA-HIDDEN=" True "',
])('what nobody sees is not read, shown or searched: %s', (attribute) => {
  for (const tag of ['p', 'span', 'div', 'x-y'])
    expect(
      textOf(`<p>a</p><${tag} ${attribute}>no <b>no</b></${tag}><p>c</p>`),
    ).toBe('a\n\nc');
});

it.each([
  'style="display:block"',
  'style="visibility:visible"',
  'style="opacity:0.5"',
  'style="font-size:0.9em"',
  'style="font-size:10px"',
  'style="font: 10px/1.5 a"',
  'style="height:0"',
  'style="margin-left:-20px"',
  'style="left:100px"',
  'style="width:0.5em;height:0.5em"',
  'style="margin:0;padding:0"',
  'style="color:#000; background:#1234ab url(a-123.png)"',
  'style="z-index:9999"',
  'style="text-indent:-18.0pt"',
  'style="transform:translateX(-10px)"',
  'style="mso-number-format:\\@"',
  'aria-hidden="false"',
  'data-hidden',
  'title="display:none"',
])('what is seen is (control): %s', (attribute) => {
  expect(textOf(`<p>a</p><p ${attribute}>b</p>`)).toBe('a\n\nb');
});

const SETTINGS = 'Normal 0 21 false false false DE X-NONE X-NONE';
it.each([
  `<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><p>a</p>`,
  '<xml><w:View>Normal</w:View><w:Zoom>0</w:Zoom></xml><p>a</p>',
  '<p><![if !supportLists]>a<![endif]></p>',
  '&lt;!--[if gte mso 9]&gt;&lt;xml&gt;b&lt;/xml&gt;&lt;![endif]--&gt;&lt;p&gt;a&lt;/p&gt;',
  `<p>${SETTINGS}</p><p>a</p>`,
  `<p>${SETTINGS} MicrosoftInternetExplorer4 a</p>`,
  `${SETTINGS} a`,
  'Normal 0 false false false EN-US X-NONE X-NONE\na',
  'Normal\u00a00\u00a0false X-NONE a',
  '<!--[if gte mso 9]><xml>b</xml><![endif]-->a',
])('what Word leaves is no text: %s', (context) => {
  expect(textOf(context)).toBe('a');
});

it('a text about such things stays (control)', () => {
  const text = 'Normal 0 to 5 false alarms';
  expect(textOf(text)).toBe(text);
});
