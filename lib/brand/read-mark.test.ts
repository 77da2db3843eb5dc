import { describe, expect, it } from 'vitest';
import { readMark } from './read-mark.ts';

const svg = (inner: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`;

describe('readMark', () => {
  it('reads shapes, nested ones included, with their attributes named as in React', () => {
    const drawn = svg(
      '<title>A name</title>\n<g stroke-width="2"><path d="M0 0h9" stroke="currentColor" fill="none"/></g>',
    );
    expect(readMark(drawn)).toEqual({
      viewBox: '0 0 24 24',
      shapes: [['g', { strokeWidth: '2' }, [['path', { d: 'M0 0h9', stroke: 'currentColor', fill: 'none' }, []]]]],
    });
  });

  it('reads the attributes that the drawing sets for all its shapes', () => {
    const drawn = svg('<path d="M0 0h9"/>', 'viewBox="0 0 9 9" fill="none" stroke="currentColor"');
    expect(readMark(drawn).shapes).toEqual([
      ['g', { fill: 'none', stroke: 'currentColor' }, [['path', { d: 'M0 0h9' }, []]]],
    ]);
  });

  it.each([
    ['a colour of its own', svg('<circle r="3" fill="#0b6b4b"/>'), 'currentColor'],
    ['a style', svg('<circle r="3" style="fill:red"/>'), 'style'],
    ['a class', svg('<circle r="3" class="st0"/>'), 'className'],
    ['a style sheet', svg('<style>circle { fill: red }</style><circle r="3"/>'), '<style>'],
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    ['a picture', svg('<image href="x.png"/>'), '<image>'],
    ['an event handler', svg('<circle r="3" onclick="alert(1)"/>'), 'onClick'],
    ['no viewBox', svg('<circle r="3"/>', 'width="24"'), 'viewBox'],
    ['no shape', svg(''), 'shape'],
    ['no drawing at all', 'mark', '<svg>'],
  ])('rejects %s with an explanation', (_, drawn, said) => {
    expect(() => readMark(drawn)).toThrow(said);
  });
});
