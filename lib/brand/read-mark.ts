import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** A shape of a drawing: element name, attributes named as in React, and nested shapes. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>, within: readonly Shape[]];
export type Mark = { readonly viewBox: string; readonly shapes: readonly Shape[] };

const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Elements that name the drawing; they are dropped, because the site's name appears beside the mark. */
const NAMES = ['title', 'desc', 'metadata'];
const COLOURLESS = ['none', 'currentColor'];
const NOT_DRAWING = /^(?:style|className|href|xLinkHref|on.*)$/i;

function attribute(name: string, value: unknown): readonly [string, string] {
  const said = String(value);
  if (NOT_DRAWING.test(name)) throw new Error(`The mark is drawn by shapes and plain attributes; it has ${name}.`);
  if ((name === 'fill' || name === 'stroke') && !COLOURLESS.includes(said)) {
    throw new Error(`The mark takes its colour from where it stands: ${name} is none or currentColor, not ${said}.`);
  }
  return [name, said];
}

const attributesOf = ({ properties }: Element) =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => attribute(name, value)));

function shapesOf(nodes: readonly Nodes[]): readonly Shape[] {
  return nodes.flatMap((node): Shape[] => {
    if (node.type !== 'element' || NAMES.includes(node.tagName)) return [];
    const { tagName, children } = node;
    if (!SHAPES.includes(tagName)) throw new Error(`The mark is made of ${SHAPES.join(', ')}; it has <${tagName}>.`);
    return [[tagName, attributesOf(node), shapesOf(children)]];
  });
}

/**
 * Reads the mark from its SVG file. Throws, saying what to change, if it contains anything that can't be drawn
 * everywhere and in any colour: elements other than shapes, styles, scripts, or colours of its own.
 */
export function readMark(svg: string): Mark {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(svg);
  const root = tree.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (root?.type !== 'element' || !root.properties.viewBox) throw new Error('The mark is one <svg> with a viewBox.');
  const { viewBox, xmlns: _, ...inherited } = attributesOf(root);
  const shapes = shapesOf(root.children);
  if (shapes.length === 0) throw new Error('The mark has no shape.');
  const isPlain = Object.keys(inherited).every((name) => !/^(?:fill|stroke)/.test(name));
  return { viewBox: String(viewBox), shapes: isPlain ? shapes : [['g', inherited, shapes]] };
}
