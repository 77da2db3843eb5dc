/**
 * The weights of the media types, content codings and wildcards that a header
 * lists, in lower case (RFC 9110 §12.4.2). What has a malformed one is refused.
 */
function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const range of header.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range
      .split(';')
      .map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q=')) ?? 'q=1';
    weights.set(type, Number(weight.slice('q='.length)));
  }
  return weights;
}

/**
 * The weight of a type. RFC 9110 §12.5.1: the most specific range takes
 * precedence, whatever its weight.
 */
function weightOf(weights: ReadonlyMap<string, number>, type: string): number {
  const [family] = type.split('/');
  const ranges = [type, `${family}/*`, '*/*'];
  const range = ranges.find((each) => weights.has(each)) ?? '';
  return weights.get(range) ?? 0;
}

/**
 * The types that the `Accept` header allows, in the order given. Without the
 * header, all of them (RFC 9110 §12.5.1).
 */
export function acceptable(
  accept: string | null,
  types: readonly string[],
): readonly string[] {
  const weights = weightsOf(accept?.trim() || '*/*');
  return types.filter((type) => weightOf(weights, type) > 0);
}

/**
 * Whether one of `types` is listed explicitly and HTML has no greater weight.
 */
const preferring = (types: readonly string[]) => (accept: string | null) => {
  const weights = weightsOf(accept ?? '');
  const weight = Math.max(...types.map((type) => weights.get(type) ?? 0));
  return weight > 0 && weight >= weightOf(weights, 'text/html');
};

/**
 * Whether a client with this `Accept` header should get markdown rather than
 * HTML.
 *
 * Follows RFC 9110 §12.5.1, with two choices it leaves open: markdown must be
 * listed explicitly (a wildcard never means it), and a tie goes to markdown,
 * because that is what current agents send (`text/markdown, text/html`).
 * Clients that accept neither get HTML.
 */
export const prefersMarkdown = preferring(['text/markdown', 'text/x-markdown']);

/**
 * Whether a client should get a JSON problem document rather than an HTML error
 * page, by the rules of {@link prefersMarkdown}.
 */
export const prefersProblem = preferring([
  'application/problem+json',
  'application/json',
]);

/**
 * Whether a client with this `Accept-Encoding` header accepts gzip (RFC 9110
 * §12.5.3).
 */
export function acceptsGzip(header: string | null): boolean {
  const weights = weightsOf(header ?? '');
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
