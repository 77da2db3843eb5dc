// What React and Next write for their client: the build's scripts and their preloads, inline data and instructions, and
// comments that mark parts of the page.
const BUILT_SCRIPT = /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\bhref="\/_next\/[^"]*"[^>]*\/>/g;
const INSTRUCTION = /<script(?: id="_R_">|>(?=\(?self\.__next|requestAnimationFrame\(|\$R))[^<]*<\/script>/g;
const MARK = /<!--(?: |\$\??|\/\$|&|\/&|F!|F|html|head|body)?-->/g;
const EMPTY_OUTLET = /<div hidden=""><\/div>/g;

/** Whether a page needs scripts to be complete: part of it was streamed late, or Next left rendering to the client. */
export function needsRuntime(html: string): boolean {
  return html.includes('<template id="') || html.includes('<html id="__next_error__"');
}

/** Removes the client runtime from a page without client components. */
export function withoutRuntime(html: string): string {
  return [BUILT_SCRIPT, PRELOAD, INSTRUCTION, MARK, EMPTY_OUTLET].reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  );
}
