// The parts of a `Link` field: an address, a quoted text, one of its separators, or a token.
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
      // RFC 8288 §3.3: of several `rel` the first counts.
      if (!params.has(name)) params.set(name, (quoted ?? part).replace(/\\(.)/g, '$1'));
      [name, isValue] = [null, false];
    } else {
      name = part.toLowerCase();
    }
  }
  return links;
}

/**
 * The address that a `Link` field names as the next page (RFC 8288), as it is written there, or `null`. Relation types are
 * compared without case, several may stand in one `rel`; a link with an `anchor` speaks of another resource.
 */
export function nextLink(field: string | null): string | null {
  const next = linksOf(field ?? '').find(
    ({ params }) => !params.has('anchor') && params.get('rel')?.toLowerCase().split(/\s+/).includes('next'),
  );
  return next?.address ?? null;
}
