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

const ZERO = /^[-+]?(?:0*\.)?0+(?![\d.])/;
/** Further than a screen is wide. */
const FAR = /^(?:-\d{3,}|\d{4,})|\(\s*-\d{3,}/;

/** What hides an element, by property. */
const HIDING = new Map([
  ['display', /^none/],
  ['visibility', /^(?:hidden|collapse)/],
  ['content-visibility', /^hidden/],
  ['color', /^transparent/],
  ['clip', /^rect\((?:[01](?:px)?[\s,]*){4}\)/],
  ['clip-path', /^(?:inset\((?:50|100)%|circle\(0)/],
  ['opacity', ZERO],
  ['font-size', ZERO],
  ['font', /^0(?![\d.])|\s0(?:px|pt|em|%)?(?:\/|\s)/],
  ['mso-hide', /^all/],
  ['left', FAR],
  ['right', FAR],
  ['top', FAR],
  ['bottom', FAR],
  ['inset', FAR],
  ['text-indent', FAR],
  ['margin', FAR],
  ['margin-left', FAR],
  ['margin-top', FAR],
  ['translate', FAR],
  ['transform', /\(\s*-\d{3,}|scale[xy]?\(0[,)\s]/],
]);
const SIZES = ['width', 'height', 'max-width', 'max-height'];

/** Whether a style shows nothing of an element. */
function hidesByStyle(style: string): boolean {
  const declared = declarationsIn(style);
  const isHidden = [...declared].some(([name, value]) =>
    HIDING.get(name)?.test(value),
  );
  const zero = SIZES.filter((name) => ZERO.test(declared.get(name) ?? ''));
  const isClipped = /^(?:hidden|clip)/.test(declared.get('overflow') ?? '');
  return isHidden || zero.length > (isClipped ? 0 : 1);
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
