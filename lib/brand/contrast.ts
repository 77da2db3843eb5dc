import type { Colours } from './brand.ts';
import { channelsOf } from './colour.ts';

/** The relative luminance of a colour written as `#rrggbb` (WCAG 2.2). Throws for any other notation. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, 1.4.3 (AA): text of any size. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11 (AA): controls and meaningful graphics, including the focus ring. */
const SHAPE = 3;

type Role = keyof Colours;
type Pair = readonly [what: string, front: Role, behind: Role, least: number];

/** Combinations of foreground and background, each with the contrast it needs. */
const PAIRS: readonly Pair[] = [
  ...(['ground', 'raised'] as const).flatMap((behind): Pair[] => [
    ['text', 'ink', behind, TEXT],
    ['secondary text', 'ink2', behind, TEXT],
    ['labels', 'ink3', behind, TEXT],
    ['links', 'link', behind, TEXT],
    ['errors', 'error', behind, TEXT],
    ['the focus ring', 'focus', behind, SHAPE],
  ]),
  ['borders of fields', 'ink3', 'ground', SHAPE],
  ['a button’s text', 'onAccent', 'accent', TEXT],
  ['a highlighted word', 'onAccent', 'accent', TEXT],
  ['the mark in its tile', 'onAccent', 'accent', SHAPE],
  // There the ring has the colour of the text.
  ['text on the field', 'onField', 'field', TEXT],
];

/** One sentence for each combination whose contrast is too low; empty if there is none. */
export function contrastFaults(scheme: string, colours: Colours): readonly string[] {
  return PAIRS.flatMap(([what, front, behind, least]) => {
    const ratio = contrastRatio(colours[front], colours[behind]);
    // Rounded down: 4.499 is not 4.5.
    const said = Math.floor(ratio * 100) / 100;
    return ratio >= least
      ? []
      : [
          `${scheme}: ${what}, ${front} ${colours[front]} on ${behind} ${colours[behind]}, has a contrast of ${said} to 1; WCAG 2.2 AA asks for ${least}.`,
        ];
  });
}
