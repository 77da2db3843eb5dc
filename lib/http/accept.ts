type Range = { readonly type: string; readonly weight: number };

// RFC 9110 §12.4.2: weight = OWS ";" OWS "q=" qvalue; a malformed weight counts as none given.
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';');
  let weight = 1;
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() === 'q' && QVALUE.test(value.trim())) weight = Number(value);
  }
  return { type: type.trim().toLowerCase(), weight };
}

function highest(ranges: readonly Range[], ...types: string[]): number | null {
  const weights = ranges.filter((range) => types.includes(range.type)).map((range) => range.weight);
  return weights.length === 0 ? null : Math.max(...weights);
}

/**
 * Whether a reader that sent this `Accept` header is to be given markdown rather than HTML.
 *
 * RFC 9110 §12.5.1 with two choices it leaves open: markdown must be named (a wildcard never means it),
 * and a tie goes to markdown, because that is what today's agents send (`text/markdown, text/html`).
 * Whatever matches neither gets HTML. Linear in the header's length.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (accept === null) return false;
  const ranges = accept.split(',').map(parseRange);
  const markdown = highest(ranges, 'text/markdown', 'text/x-markdown') ?? 0;
  // RFC 9110 §12.5.1: the most specific reference has precedence, whatever its weight.
  const html = highest(ranges, 'text/html') ?? highest(ranges, 'text/*') ?? highest(ranges, '*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
