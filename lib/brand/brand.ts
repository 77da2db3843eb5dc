// The only place that defines colours and typefaces. After a change here or in `mark.svg` beside it, run
// `npm run brand`, which checks contrasts and regenerates all derived files.

const PAPER = '#fffefa';
const INK = '#17160f';
const NIGHT = '#14130e';
const CHALK = '#f4f2ea';
/** The single accent colour: marks what is open, found or clickable. */
const SIGNAL = '#ffd21f';

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
  raised: '#f5f3eb',
  line: '#dedbd0',
  ink: INK,
  ink2: '#4b493f',
  ink3: '#69665b',
  link: INK,
  accent: SIGNAL,
  onAccent: INK,
  field: SIGNAL,
  onField: INK,
  focus: INK,
  error: '#b3261e',
};

const dark: Colours = {
  ground: NIGHT,
  raised: '#201f18',
  line: '#35342b',
  ink: CHALK,
  ink2: '#bdbab0',
  ink3: '#98958a',
  link: SIGNAL,
  accent: SIGNAL,
  onAccent: INK,
  field: '#1d1c15',
  onField: SIGNAL,
  focus: SIGNAL,
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
