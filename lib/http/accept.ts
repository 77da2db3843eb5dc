/** A media type or a coding, or a wildcard, and how much it is wanted. */
type Range = { readonly type: string; readonly weight: number };

// RFC 9110 §12.4.2: weight = OWS ";" OWS "q=" qvalue; a malformed weight counts as none given.
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

// RFC 9110 §5.6.4: a comma or semicolon inside a quoted string separates nothing. No parameter but the weight matters here.
const QUOTED = /"(?:\\.?|[^"\\])*(?:"|$)/g;

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';');
  let weight = 1;
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() === 'q' && QVALUE.test(value.trim())) weight = Number(value);
  }
  return { type: type.trim().toLowerCase(), weight };
}

/** What a header names, in time linear in its length. */
function rangesOf(header: string): readonly Range[] {
  return header.replace(QUOTED, '""').split(',').map(parseRange);
}

function highest(ranges: readonly Range[], types: readonly string[]): number | null {
  const weights = ranges.filter((range) => types.includes(range.type)).map((range) => range.weight);
  return weights.length === 0 ? null : weights.reduce((most, weight) => Math.max(most, weight));
}

/** The weight of a type. RFC 9110 §12.5.1: the most specific reference has precedence, whatever its weight. */
function weightOf(ranges: readonly Range[], type: string): number {
  const [family = ''] = type.split('/');
  return highest(ranges, [type]) ?? highest(ranges, [`${family}/*`]) ?? highest(ranges, ['*/*']) ?? 0;
}

/** Whether one of `types` is named, and weighs no less than each of `others`. */
function prefers(accept: string | null, types: readonly string[], others: readonly string[]): boolean {
  if (accept === null) return false;
  const ranges = rangesOf(accept);
  const named = highest(ranges, types) ?? 0;
  return named > 0 && others.every((type) => named >= weightOf(ranges, type));
}

/**
 * Whether a reader that sent this `Accept` header is to be given markdown rather than HTML.
 *
 * RFC 9110 §12.5.1 with two choices it leaves open: markdown must be named (a wildcard never means it),
 * and a tie goes to markdown, because that is what today's agents send (`text/markdown, text/html`).
 * Whatever matches neither gets HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  return prefers(accept, ['text/markdown', 'text/x-markdown'], ['text/html']);
}

/** Whether a caller is to be told in JSON rather than HTML that there is no such page; the same rule for other types. */
export function prefersProblem(accept: string | null): boolean {
  return prefers(accept, ['application/problem+json', 'application/json'], ['text/html']);
}

/** Whether a caller of the protocol's endpoint is a person with a browser; the same rule once more. */
export function prefersHtml(accept: string | null): boolean {
  return prefers(accept, ['text/html'], ['application/json', 'text/event-stream']);
}

/** Whether a reader that sent this `Accept-Encoding` takes gzip (RFC 9110 §12.5.3). */
export function acceptsGzip(header: string | null): boolean {
  const codings = rangesOf(header ?? '');
  const weight = highest(codings, ['gzip', 'x-gzip']) ?? highest(codings, ['*']) ?? 0;
  return weight > 0;
}
