// The tokens of a `Link` header: an address, a quoted string, a separator, or a word.
const PARTS = /<([^<>]*)>|"((?:[^"\\]|\\.)*)"|[;,=]|[^\s;,="<>]+/g;

type Link = { address: string; readonly params: Map<string, string> };

function linksOf(field: string): readonly Link[] {
  const links: Link[] = [];
  let name: string | null = null;
  let isValue = false;
  for (const [part, address, quoted] of field.matchAll(PARTS)) {
    const { params } = links.at(-1) ?? { params: new Map<string, string>() };
    if (address !== undefined) {
      links.push({ address: address.trim(), params: new Map() });
      [name, isValue] = [null, false];
    } else if (part === '=') {
      isValue = name !== null;
    } else if (part === ';' || part === ',') {
      [name, isValue] = [null, false];
    } else if (isValue && name !== null) {
      // RFC 8288 §3.3: only the first `rel` counts.
      if (!params.has(name)) params.set(name, (quoted ?? part).replace(/\\(.)/g, '$1'));
      [name, isValue] = [null, false];
    } else {
      name = part.toLowerCase();
    }
  }
  return links;
}

/**
 * The address of the next page in a `Link` header (RFC 8288), exactly as written, or `null`. Relation types are
 * case-insensitive, and one `rel` may hold several; a link with an `anchor` is about another resource and ignored.
 */
export function nextLink(field: string | null): string | null {
  const next = linksOf(field ?? '').find(
    ({ params }) => !params.has('anchor') && params.get('rel')?.toLowerCase().split(/\s+/).includes('next'),
  );
  return next?.address ?? null;
}
