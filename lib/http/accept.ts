/** A media type, content coding or wildcard, with its weight. */
type Range = { readonly type: string; readonly weight: number };

// The types that the functions below ask about. A header may have thousands of other ranges, which are not parsed.
const TYPES = [
  String.raw`text/(?:markdown|x-markdown|html|event-stream|\*)`,
  String.raw`application/(?:problem\+json|json|\*)`,
  String.raw`\*/\*|gzip|x-gzip|\*`,
];
const RANGE = new RegExp(String.raw`(?:^|,)\s*(${TYPES.join('|')})\s*(;[^,]*)?(?=,|$)`, 'gi');

// RFC 9110 §12.4.2: weight = OWS ";" OWS "q=" qvalue. A malformed weight is ignored.
const WEIGHT = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?=[;=]|$)/i;

// RFC 9110 §5.6.4: commas and semicolons in quoted strings are not separators. Only the weight parameter is used.
const QUOTED = /"(?:\\.?|[^"\\])*(?:"|$)/g;

/** Parses a header, in time linear in its length. */
function rangesOf(header: string): readonly Range[] {
  return [...header.replace(QUOTED, '""').matchAll(RANGE)].map(([, type = '', parameters = '']) => {
    const [, weight = 1] = WEIGHT.exec(parameters) ?? [];
    return { type: type.toLowerCase(), weight: Number(weight) };
  });
}

function highest(ranges: readonly Range[], types: readonly string[]): number | null {
  const weights = ranges.filter((range) => types.includes(range.type)).map((range) => range.weight);
  return weights.length === 0 ? null : weights.reduce((most, weight) => Math.max(most, weight));
}

/** The weight of a type. RFC 9110 §12.5.1: the most specific range takes precedence, whatever its weight. */
function weightOf(ranges: readonly Range[], type: string): number {
  const [family = ''] = type.split('/');
  return highest(ranges, [type]) ?? highest(ranges, [`${family}/*`]) ?? highest(ranges, ['*/*']) ?? 0;
}

/** Those of some types that are acceptable. A client without the header accepts all (RFC 9110 §12.5.1). */
export function acceptable(accept: string | null, types: readonly string[]): readonly string[] {
  if (accept === null || accept.trim() === '') return types;
  const ranges = rangesOf(accept);
  return types.filter((type) => weightOf(ranges, type) > 0);
}

/** Whether one of `types` is listed explicitly and none of `others` has a greater weight. */
function prefers(accept: string | null, types: readonly string[], others: readonly string[]): boolean {
  const given = accept?.toLowerCase() ?? '';
  if (!types.some((type) => given.includes(type))) return false;
  const ranges = rangesOf(given);
  const named = highest(ranges, types) ?? 0;
  return named > 0 && others.every((type) => named >= weightOf(ranges, type));
}

/**
 * Whether a client with this `Accept` header should get markdown rather than HTML.
 *
 * Follows RFC 9110 §12.5.1, with two choices it leaves open: markdown must be listed explicitly (a wildcard never means
 * it), and a tie goes to markdown, because that is what current agents send (`text/markdown, text/html`).
 * Clients that accept neither get HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  return prefers(accept, ['text/markdown', 'text/x-markdown'], ['text/html']);
}

/** Whether a client should get a JSON problem document rather than an HTML error page; same rules. */
export function prefersProblem(accept: string | null): boolean {
  return prefers(accept, ['application/problem+json', 'application/json'], ['text/html']);
}

/** Whether a client of the MCP endpoint is a person with a browser; same rules. */
export function prefersHtml(accept: string | null): boolean {
  return prefers(accept, ['text/html'], ['application/json', 'text/event-stream']);
}

/** Whether a client with this `Accept-Encoding` header accepts gzip (RFC 9110 §12.5.3). */
export function acceptsGzip(header: string | null): boolean {
  const codings = rangesOf(header ?? '');
  const weight = highest(codings, ['gzip', 'x-gzip']) ?? highest(codings, ['*']) ?? 0;
  return weight > 0;
}
