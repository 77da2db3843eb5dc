import { createHash } from 'node:crypto';

// What React and Next write for their client: files of the build and what is to be loaded early for it, data and
// instructions in the text, and comments where parts of the page begin and end.
const BUILT_SCRIPT = /<script\b[^>]*\bsrc="\/_next\/[^"]*"[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\bhref="\/_next\/[^"]*"[^>]*\/>/g;
const INSTRUCTION = /<script(?: id="_R_">|>(?=\(?self\.__next|requestAnimationFrame\(|\$R))[^<]*<\/script>/g;
const MARK = /<!--(?: |\$\??|\/\$|&|\/&|F!|F|html|head|body)?-->/g;
const EMPTY_OUTLET = /<div hidden=""><\/div>/g;

/** The text of every inline script that runs; a block of data has a type of its own. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Whether a page is only finished by its scripts: a part of it came late, or Next left it to its client as a whole. */
export function needsRuntime(html: string): boolean {
  return html.includes('<template id="') || html.includes('<html id="__next_error__"');
}

/** A page without the client runtime, for a page that holds nothing the runtime would do. */
export function withoutRuntime(html: string): string {
  return [BUILT_SCRIPT, PRELOAD, INSTRUCTION, MARK, EMPTY_OUTLET].reduce(
    (text, pattern) => text.replace(pattern, ''),
    html,
  );
}

/** The sources by which a policy allows exactly the inline scripts of a page (CSP3 §8.3). */
export function inlineScriptHashes(html: string): readonly string[] {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => hash(text)))];
}

/** Whether a page has style of its own in the text, which a policy has to allow. */
export function hasInlineStyle(html: string): boolean {
  return /<style\b|<[a-z][^<>]*\sstyle="/.test(html);
}
