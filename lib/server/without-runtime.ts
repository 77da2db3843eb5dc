/** Scripts of the build, and inline ones, which the policy would block. */
const SCRIPT =
  /<script(?: id="_R_"|[^>]*\bsrc="\/_next\/[^>]*)?>[^<]*<\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
/** A comment, which marks a part of the page for hydration. */
const MARKER = /<!--[^>]*-->/g;
/** An outlet, which is empty without its comments. */
const EMPTY_OUTLET = /<div hidden=""><\/div>/g;

/** What React and Next write for their client. */
const RUNTIME = [SCRIPT, PRELOADED_SCRIPT, MARKER, EMPTY_OUTLET];

/** Removes the client runtime from a page without client components. */
export const withoutRuntime = (html: string): string =>
  RUNTIME.reduce((text, pattern) => text.replace(pattern, ''), html);
