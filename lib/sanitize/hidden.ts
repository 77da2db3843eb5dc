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

/** What hides an element, in a `style` without white space and comments. */
const HIDING = [
  // An escape outside a string writes what can be written without, but for
  // the formats of Excel’s cells.
  /;(?!mso-)[^;"']*\\/,
  /;display:none/,
  /visibility:(?:hidden|collapse)/,
  /;color:transparent/,
  /;mso-hide:all/,
  /;clip/,
  /scale[xy]?\(0[,)]/,
  /;(?:opacity|font|font-size):(?:[^;]*[^\d.;])?[0.]+(?![\d.])/,
  // Further away than a screen is wide.
  /(?<![#\w])(?:-\d{3}|\d{4,}[a-z%])/,
];
/** Two of these show nothing of an element. */
const NO_SIZE =
  /;(?:overflow:(?:hidden|clip)|(?:max-)?(?:width|height):-?[0.]+(?![\d.]))/g;

/** Whether a style (CSS Syntax 3) shows nothing of an element. */
function hidesByStyle(style: string): boolean {
  const plain = style
    .slice(0, MOST_STYLE)
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\s/g, '')
    .toLowerCase();
  const declarations = `;${plain}`;
  const sizes = declarations.match(NO_SIZE) ?? [];
  return (
    sizes.length > 1 || HIDING.some((pattern) => pattern.test(declarations))
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
