type Attributes = Readonly<Record<string, string>>;

/** Elements that nobody reads; `xml` has what Word writes beside a text. */
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'canvas',
  'audio',
  'video',
  'select',
  'button',
  'datalist',
  'xml',
]);
const WORD_SETTINGS = /^[wmv]:/;

const MOST_STYLE = 2_000;

/**
 * The declarations of a `style` (CSS Syntax 3), in lower case and without
 * white space: `display:none`.
 */
const declarationsIn = (style: string): readonly string[] =>
  style
    .slice(0, MOST_STYLE)
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\s/g, '')
    .toLowerCase()
    .split(';');

/** What hides an element by itself. */
const HIDING = [
  // An escape outside a string writes what can be written without, but for
  // the formats of Excel’s cells.
  /^(?!mso-)[^"']*\\/,
  /^display:none/,
  /visibility:(?:hidden|collapse)/,
  /^color:transparent/,
  /^mso-hide:all/,
  /^clip/,
  /scale[xy]?\(0[,)]/,
  /^(?:opacity|font|font-size):(?:.*[^\d.])?(?:0*\.)?0+(?![\d.])/,
  // Further away than a screen is wide.
  /(?<![#\w])(?:-\d{3}|\d{4,}[a-z%])/,
];
const NO_SIZE = /^(?:max-)?(?:width|height):-?(?:0*\.)?0+(?![\d.])/;
const CLIPPED = /^overflow:(?:hidden|clip)/;

/** Whether a style shows nothing of an element: no size needs two of these. */
function hidesByStyle(style: string): boolean {
  const declarations = declarationsIn(style);
  const matching = (pattern: RegExp) =>
    declarations.filter((declaration) => pattern.test(declaration)).length;
  return (
    HIDING.some(matching) ||
    (matching(NO_SIZE) > 0 && matching(NO_SIZE) + matching(CLIPPED) > 1)
  );
}

/** Whether nobody sees an element and what is in it. */
export const hides = (
  name: string,
  { hidden, style = '', ...others }: Attributes,
): boolean =>
  UNREAD.has(name) ||
  WORD_SETTINGS.test(name) ||
  hidden !== undefined ||
  others['aria-hidden']?.trim().toLowerCase() === 'true' ||
  hidesByStyle(style);
