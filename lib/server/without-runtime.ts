/** A script of the build. */
const BUILD_SCRIPT = /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>/g;
const PRELOADED_SCRIPT =
  /<link rel="preload" as="script"[^>]*\bhref="\/_next\/[^"]*"[^>]*\/>/g;
/** Inline data and instructions for the client. */
const INLINE_SCRIPT =
  /<script(?: id="_R_">|>(?=\(?self\.__next|requestAnimationFrame\(|\$R))[^<]*<\/script>/g;
/** A comment that marks a part of the page for hydration. */
const MARKER = /<!--(?: |\$\??|\/\$|&|\/&|F!|F|html|head|body)?-->/g;
/** An outlet, which is empty without its comments. */
const EMPTY_OUTLET = /<div hidden=""><\/div>/g;

/** What React and Next write for their client. */
const RUNTIME = [
  BUILD_SCRIPT,
  PRELOADED_SCRIPT,
  INLINE_SCRIPT,
  MARKER,
  EMPTY_OUTLET,
];

/** Removes the client runtime from a page without client components. */
export const withoutRuntime = (html: string): string =>
  RUNTIME.reduce((text, pattern) => text.replace(pattern, ''), html);
