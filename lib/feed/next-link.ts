// An address and its parameters, in which a quoted string may hold anything (RFC 8288 §3).
const LINK = /<([^<>]*)>((?:[^<>"]|"(?:[^"\\]|\\.)*")*)/g;
const PARAMETER = /;\s*([^\s;,="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))/g;

/**
 * The address of the next page in a `Link` header (RFC 8288), exactly as written, or `null`. Relation types are
 * case-insensitive, and one `rel` may hold several; a link with an `anchor` is about another resource and ignored.
 */
export function nextLink(field: string): string | null {
  for (const [, address = '', text = ''] of field.matchAll(LINK)) {
    const parameters = [...text.matchAll(PARAMETER)].map(
      ([, name = '', quoted, word = '']) => [name.toLowerCase(), (quoted ?? word).toLowerCase()] as const,
    );
    // RFC 8288 §3.3: only the first `rel` counts, so it has to be the last to be set.
    const { rel, anchor } = Object.fromEntries(parameters.reverse());
    if (rel?.split(/\s+/).includes('next') && anchor === undefined) return address.trim();
  }
  return null;
}
