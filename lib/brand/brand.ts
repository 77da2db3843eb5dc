import { mixed } from './colour.ts';

// The only place that defines colours and typefaces. After a change here or in `mark.tsx` beside it, run
// `npm run brand`, which checks contrasts and regenerates all derived files.

/** Background and text, by day and by night. */
const PAPER = '#fffefa';
const INK = '#17160f';
const NIGHT = '#14130e';
const CHALK = '#f4f2ea';
/** The single accent colour, which marks what is open, found or clickable, and the text on it: PAPER if it is dark. */
const SIGNAL = '#ffd21f';
const ON_SIGNAL = INK;
/** The accent by night, light enough to be read on NIGHT; text on it is INK. */
const NIGHT_SIGNAL = SIGNAL;

/** The site's colours by purpose, each as `#rrggbb`. */
export type Colours = {
  /** The page background, and the background of blocks set off from it. */
  readonly ground: string;
  readonly raised: string;
  /** Hairlines between rows. */
  readonly line: string;
  /** Text: primary, secondary and tertiary. */
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly link: string;
  /** The highlighter for buttons, search hits and icons, and the text on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** The large area at the top of the home page, and the text and drawings on it. */
  readonly field: string;
  readonly onField: string;
  /** The focus ring. */
  readonly focus: string;
  readonly error: string;
};

const light: Colours = {
  ground: PAPER,
  raised: mixed(PAPER, INK, 0.05),
  line: mixed(PAPER, INK, 0.15),
  ink: INK,
  ink2: mixed(INK, PAPER, 0.21),
  ink3: mixed(INK, PAPER, 0.34),
  link: INK,
  accent: SIGNAL,
  onAccent: ON_SIGNAL,
  field: SIGNAL,
  onField: ON_SIGNAL,
  focus: INK,
  error: '#b3261e',
};

const dark: Colours = {
  ground: NIGHT,
  raised: mixed(NIGHT, CHALK, 0.05),
  line: mixed(NIGHT, CHALK, 0.15),
  ink: CHALK,
  ink2: mixed(CHALK, NIGHT, 0.25),
  ink3: mixed(CHALK, NIGHT, 0.41),
  link: NIGHT_SIGNAL,
  accent: NIGHT_SIGNAL,
  onAccent: INK,
  field: mixed(NIGHT, CHALK, 0.04),
  onField: NIGHT_SIGNAL,
  focus: NIGHT_SIGNAL,
  error: '#ff8f85',
};

/** Printed pages have no filled areas, and greys dark enough for any printer. */
const print: Colours = {
  ...light,
  ground: '#ffffff',
  field: '#ffffff',
  onField: INK,
  ink2: '#222222',
  ink3: '#444444',
};

export const brand = {
  colours: { light, dark, print },
  type: {
    /** The font file in `public/assets/`; its licence is in `fonts-license.txt` beside it. */
    file: 'sans.woff2',
    weights: '400 600',
    /** The characters the file contains. */
    range: 'U+0020-017F, U+0218-021B, U+1E9E, U+2010-203A, U+20AC, U+2122, U+2190-2199, U+2212',
    /** Used while the file loads, and for characters it lacks. */
    fallback: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Noto Sans Mono", monospace',
  },
} as const;
