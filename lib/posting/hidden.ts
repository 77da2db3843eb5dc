type Attributes = Readonly<Record<string, string>>;

/** Elements that nobody reads. */
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
  // The settings that Word writes beside a text.
  'xml',
]);
const WORD_SETTINGS = /^[wmv]:/;

const MOST_STYLE = 2_000;

/** The declarations of a `style` (CSS Syntax 3), in lower case. */
function declarationsIn(style: string): ReadonlyMap<string, string> {
  const plain = style
    .slice(0, MOST_STYLE)
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xffff)),
    )
    .replaceAll('\\', '')
    .toLowerCase();
  const found = new Map<string, string>();
  for (const declaration of plain.split(';')) {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    found.set(name.trim(), value.replace('!important', '').trim());
  }
  return found;
}

const isZero = (value = '') => /^[-+]?(?:0*\.)?0+(?![\d.])/.test(value);
/** Further than a screen is wide. */
const isFar = (value = '') =>
  /^(?:-\d{3,}|\d{4,})/.test(value) || /\(\s*-\d{3,}/.test(value);

const OFFSETS = [
  'left',
  'right',
  'top',
  'bottom',
  'inset',
  'text-indent',
  'margin',
  'margin-left',
  'margin-top',
  'transform',
  'translate',
];
const SIZES = ['width', 'height', 'max-width', 'max-height'];
/** What hides an element, by property. */
const HIDING: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  visibility: /^(?:hidden|collapse)/,
  'content-visibility': /^hidden/,
  color: /^transparent/,
  clip: /^rect\((?:[01](?:px)?[\s,]*){4}\)/,
  'clip-path': /^(?:inset\((?:50|100)%|circle\(0)/,
  transform: /scale[xy]?\(0[,)\s]/,
  font: /^0(?![\d.])|\s0(?:px|pt|em|%)?(?:\/|\s)/,
  'mso-hide': /^all/,
};

/** Whether a style shows nothing of an element. */
function hidesByStyle(style: string): boolean {
  const declared = declarationsIn(style);
  if (isZero(declared.get('opacity')) || isZero(declared.get('font-size')))
    return true;
  const zero = SIZES.filter((name) => isZero(declared.get(name)));
  const isClipped = /^(?:hidden|clip)/.test(declared.get('overflow') ?? '');
  if (zero.length > 1 || (zero.length === 1 && isClipped)) return true;
  return (
    OFFSETS.some((name) => isFar(declared.get(name))) ||
    Object.entries(HIDING).some(([name, hidden]) =>
      hidden.test(declared.get(name) ?? ''),
    )
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
