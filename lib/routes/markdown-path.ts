const SUFFIX = '.md';

/** The markdown address of a page: `/index.md` for the home page, `/<page>.md` for the others; keeps the query. */
export function markdownPath(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path === '/' ? '/index' : path}${SUFFIX}${query === undefined ? '' : `?${query}`}`;
}

/** The page whose markdown address this is, or `null` for any other address. */
export function pageOfMarkdownPath(path: string): string | null {
  if (!path.endsWith(SUFFIX)) return null;
  return path === markdownPath('/') ? '/' : path.slice(0, -SUFFIX.length);
}
