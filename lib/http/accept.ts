/** A media type, content coding or wildcard in lower case, with its weight. */
type Range = { readonly type: string; readonly weight: number };

// RFC 9110 §12.4.2: weight = OWS ";" OWS "q=" qvalue. A malformed weight is
// ignored.
const WEIGHT = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

// RFC 9110 §5.6.4: commas and semicolons in quoted strings are not separators.
// Only the weight parameter is used.
const QUOTED = /"(?:\\.?|[^"\\])*(?:"|$)/g;

function rangesOf(header: string): readonly Range[] {
  const entries = header.replace(QUOTED, '""').toLowerCase().split(',');
  return entries.map((entry) => {
    const [type = '', ...parameters] = entry
      .split(';')
      .map((part) => part.trim());
    const [weight = 1] = parameters.flatMap(
      (parameter) => WEIGHT.exec(parameter)?.[1] ?? [],
    );
    return { type, weight: Number(weight) };
  });
}

/** The highest weight of the ranges listed for these types, if any is. */
function highestWeight(
  ranges: readonly Range[],
  types: readonly string[],
): number | null {
  const matching = ranges.filter(({ type }) => types.includes(type));
  if (matching.length === 0) return null;
  return matching.reduce((most, { weight }) => Math.max(most, weight), 0);
}

/**
 * The weight of a type. RFC 9110 §12.5.1: the most specific range takes
 * precedence, whatever its weight.
 */
function weightOf(ranges: readonly Range[], type: string): number {
  const [family = ''] = type.split('/');
  return (
    highestWeight(ranges, [type]) ??
    highestWeight(ranges, [`${family}/*`]) ??
    highestWeight(ranges, ['*/*']) ??
    0
  );
}

/**
 * The types that the `Accept` header allows, in the order given. Without the
 * header, all of them (RFC 9110 §12.5.1).
 */
export function acceptable(
  accept: string | null,
  types: readonly string[],
): readonly string[] {
  const ranges = rangesOf(accept?.trim() || '*/*');
  return types.filter((type) => weightOf(ranges, type) > 0);
}

/**
 * Whether one of `types` is listed explicitly and none of `others` has a
 * greater weight.
 */
const preferring =
  (types: readonly string[], others: readonly string[]) =>
  (accept: string | null) => {
    const ranges = rangesOf(accept ?? '');
    const weight = highestWeight(ranges, types) ?? 0;
    return (
      weight > 0 && others.every((other) => weight >= weightOf(ranges, other))
    );
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
export const prefersMarkdown = preferring(
  ['text/markdown', 'text/x-markdown'],
  ['text/html'],
);

/**
 * Whether a client should get a JSON problem document rather than an HTML error
 * page, by the rules of {@link prefersMarkdown}.
 */
export const prefersProblem = preferring(
  ['application/problem+json', 'application/json'],
  ['text/html'],
);

/**
 * Whether a client with this `Accept-Encoding` header accepts gzip (RFC 9110
 * §12.5.3).
 */
export function acceptsGzip(header: string | null): boolean {
  const codings = rangesOf(header ?? '');
  const weight =
    highestWeight(codings, ['gzip', 'x-gzip']) ?? highestWeight(codings, ['*']);
  return weight !== null && weight > 0;
}
