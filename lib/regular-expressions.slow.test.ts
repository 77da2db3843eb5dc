import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { packagesOfVerify } from '../e2e/support/packages-of-verify.ts';
import { sources } from '../e2e/support/sources.ts';

// Large, and needed by nothing else.
const checker = packagesOfVerify('recheck', {
  dependencies: { recheck: '4.5.0' },
});
const { checkSync } = createRequire(join(checker, 'package.json'))(
  'recheck',
) as {
  checkSync: (
    source: string,
    flags: string,
    options: object,
  ) => { readonly status: string };
};

type Node = { readonly type?: string; readonly [key: string]: unknown };

/** The flags of each literal, by its pattern. */
const literals = new Map<string, string>();
/** The files that build expressions. */
const builders = new Set<string>();

function walk(path: string, node: Node): void {
  const literal = node.regex as { pattern: string; flags: string } | undefined;
  if (literal) literals.set(literal.pattern, literal.flags);
  const callee = node.callee as Node | undefined;
  if (callee?.name === 'RegExp') builders.add(path);
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) walk(path, child as Node);
}
for (const path of sources) {
  walk(
    path,
    parseAst(readFileSync(path, 'utf8'), {
      lang: path.endsWith('x') ? 'tsx' : 'ts',
    }) as unknown as Node,
  );
}

/**
 * The files that build expressions from texts, each with an expression for each
 * kind of text. Those without one read at most five hundred letters of a text.
 */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  'lib/sanitize/clean-text.ts': [
    '(\\u200d(?<=(?=\\p{L})[\\p{scx=Arab}].)(?=\\p{L}))|[\\p{Cc}]',
  ],
  'lib/sanitize/html-source.ts': ['</(?:p|div|h[1-6])\\s*>|<(?:br|p)\\s*/?>'],
  // Sticky: it begins where the last field ended.
  'lib/feed/parse-table.ts': [
    '^ *(?:"([^"]*(?:""[^"]*)*)" *|("[^"]*(?:""[^"]*)*$)|([^,\\r\\n]*))(,|\\r\\n?|\\n|$)',
  ],
  'lib/facts/location.ts': [],
  'lib/facts/scan.ts': [],
  'lib/routes/route.ts': [
    '^/open-projects/(?<id>[^/]+)$',
    '^/assets/(?<file>.+)$',
    '^/\\.well-known(?:/(?<name>.+))?$',
  ],
};

/**
 * Expressions that may take longer, because what they read is short: a setting
 * of the operator; and tags and comments of our own pages, which React lets no
 * text begin.
 */
const SHORT = [
  '<!--[^>]*-->',
  '<link rel="preload" as="script"[^>]*>',
  '<script(?: id="_R_"|[^>]*\\bsrc="\\/_next\\/[^>]*)?>[^<]*<\\/script>',
  '^https:\\/\\/[^\\s@/?#{]+[/?#]\\S*\\{id\\}\\S*$',
];

// Long enough to be certain on a busy machine; most take milliseconds.
const isSafe = (source: string, flags = 'iu') =>
  checkSync(source, flags, { timeout: 60_000, randomSeed: 1 }).status ===
  'safe';

describe('regular expressions', () => {
  it('an expression that takes exponential or polynomial time is found (control)', {
    timeout: 60_000,
  }, () => {
    expect(isSafe('(?:(?:a|b)[ /]+)*(?:a(?:[ /]+b)*)+$')).toBe(false);
    expect(isSafe(' +\\n')).toBe(false);
    expect(isSafe('^a+$')).toBe(true);
  });

  it('every literal takes time in proportion to the text, or what it reads is short', {
    timeout: 400_000,
  }, () => {
    expect(literals.size).toBeGreaterThan(100);
    // Without a repetition, it reads a bounded text from each place.
    const repeating = [...literals].filter(([source]) =>
      /[*+]|\{\d/.test(source),
    );
    const unsafe = repeating.filter(
      ([source, flags]) => !isSafe(source, flags),
    );
    expect(unsafe.map(([source]) => source).sort()).toEqual(SHORT.toSorted());
  });

  it('every expression that is built takes time in proportion to the text', {
    timeout: 200_000,
  }, () => {
    expect([...builders].sort()).toEqual(Object.keys(BUILT).sort());
    const unsafe = Object.values(BUILT)
      .flat()
      .filter((source) => !isSafe(source));
    expect(unsafe).toEqual([]);
  });
});
