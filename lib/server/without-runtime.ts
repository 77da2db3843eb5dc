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
// A part of the page that was streamed late, or a page that Next left to the client to render.
const NEEDS_RUNTIME = /<template id="|<html id="__next_error__"/;

/** Removes the client runtime from a page without client components, unless the page is incomplete without it. */
export const withoutRuntime = (html: string): string =>
  NEEDS_RUNTIME.test(html) ? html : RUNTIME.reduce((text, pattern) => text.replace(pattern, ''), html);
