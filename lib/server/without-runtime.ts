/** What React and Next write for their client. */
const RUNTIME = [
  // The build's scripts, and their preloads.
  /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<link rel="preload" as="script"[^>]*\bhref="\/_next\/[^"]*"[^>]*\/>/g,
  // Inline data and instructions.
  /<script(?: id="_R_">|>(?=\(?self\.__next|requestAnimationFrame\(|\$R))[^<]*<\/script>/g,
  // Comments that mark parts of the page, and an outlet that is empty without them.
  /<!--(?: |\$\??|\/\$|&|\/&|F!|F|html|head|body)?-->/g,
  /<div hidden=""><\/div>/g,
];
/** Removes the client runtime from a page without client components. */
export const withoutRuntime = (html: string): string =>
  RUNTIME.reduce((text, pattern) => text.replace(pattern, ''), html);
