import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { packagesOfVerify } from '../e2e/support/packages-of-verify.ts';
import { sources } from '../e2e/support/sources.ts';
import payPeriods from './feed/sources/pay-periods.json' with { type: 'json' };
import tableWords from './feed/sources/table-words.json' with { type: 'json' };

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

type Found = {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
};
type Node = { readonly type?: string; readonly [key: string]: unknown };

const literals: Found[] = [];
const sites: string[] = [];

function walk(path: string, node: Node): void {
  const literal = node.regex as { pattern: string; flags: string } | undefined;
  if (literal)
    literals.push({ path, source: literal.pattern, flags: literal.flags });
  if (
    /^(?:New|Call)Expression$/.test(node.type ?? '') &&
    (node.callee as Node).name === 'RegExp'
  )
    sites.push(path);
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
 * kind of text.
 */
const BUILT: Readonly<Record<string, readonly [string, string][]>> = {
  'lib/sanitize/clean-text.ts': [
    ['(\\u200d(?<=(?=\\p{L})[\\p{scx=Arab}].)(?=\\p{L}))|[\\p{Cc}]', 'gu'],
  ],
  'lib/sanitize/html-source.ts': [
    ['</(?:p|div|h[1-6])\\s*>|<(?:br|p)\\s*/?>', 'i'],
  ],
  // Patterns of one word or of hosts, which we have written.
  'lib/feed/sources/values.ts': Object.values(payPeriods).map((patterns) => [
    patterns.join('|'),
    '',
  ]),
  'lib/feed/sources/table-cells.ts': Object.values(tableWords.patterns).map(
    (pattern) => [pattern, 'iu'],
  ),
  // They read what somebody typed, of at most two hundred letters.
  'lib/search/negation.ts': [],
  'lib/search/next-period.ts': [],
  'lib/search/sentence-dates.ts': [],
  // They read the words of a text, of which at most five hundred letters are
  // read.
  'lib/facts/location.ts': [],
  'lib/facts/scan.ts': [],
  'lib/routes/route.ts': [
    ['^/open-projects/(?<id>[^/]+)$', ''],
    ['^/assets/(?<file>.+)$', ''],
    ['^/\\.well-known(?:/(?<name>.+))?$', ''],
  ],
};

/**
 * Expressions that are not linear, or that the checker is not sure about, each
 * with the longest text it reads. Next writes `<` in a text as `&lt;`, so a
 * page contains few starts of scripts.
 */
const BOUNDED: Readonly<Record<string, number>> = {
  '<script\\b[^>]*\\bsrc="\\/_next\\/[^"]*"[^>]*><\\/script>': 5_000,
  '<link rel="preload" as="script"[^>]*\\bhref="\\/_next\\/[^"]*"[^>]*\\/>': 5_000,
  // Settings of the operator, and names of our own files.
  '^https:\\/\\/[^\\s@/?#{]+[/?#]\\S*\\{id\\}\\S*$': 2_000,
};
/** What they match in many ways, if anything. */
const PIECES = [' src="/_next/', ' href="/_next/', '"', 'a ', ' src', '&lt;'];

/**
 * Whether a part of an expression may repeat without a bound; otherwise it
 * reads a bounded text from each place.
 */
const repeats = ({ source }: Pick<Found, 'source'>) => /[*+]|\{\d/.test(source);

// Long enough to be certain on a busy machine; most take milliseconds.
const statusOf = ({ source, flags }: Pick<Found, 'source' | 'flags'>) =>
  checkSync(source, flags, { timeout: 60_000, randomSeed: 1 }).status;

/**
 * Whether an expression reads the worst texts of this length in time, in a
 * process that is killed otherwise.
 */
function endsInTime(
  { source, flags }: Pick<Found, 'source' | 'flags'>,
  longest: number,
): boolean {
  const [start = ''] =
    /^\^?<?[\w /="]*/.exec(source.replaceAll('\\', '')) ?? [];
  const texts = PIECES.flatMap((piece) => {
    const text = piece
      .repeat(Math.ceil(longest / piece.length))
      .slice(0, longest);
    return [text, `${start}${text}`];
  });
  const program =
    'for (const text of JSON.parse(process.argv[3])) new RegExp(process.argv[1], process.argv[2]).test(text)';
  const run = spawnSync(
    process.execPath,
    ['-e', program, source, flags, JSON.stringify(texts)],
    { timeout: 5_000 },
  );
  return run.status === 0;
}

const distinct = [
  ...new Map(
    literals.map((one) => [`${one.source}/${one.flags}`, one]),
  ).values(),
];

describe('regular expressions', () => {
  it('an expression that takes exponential or polynomial time is found (control)', {
    timeout: 60_000,
  }, () => {
    expect(
      statusOf({ source: '(?:(?:a|b)[ /]+)*(?:a(?:[ /]+b)*)+$', flags: '' }),
    ).toBe('vulnerable');
    expect(statusOf({ source: ' +\\n', flags: 'g' })).toBe('vulnerable');
    expect(statusOf({ source: '^a+$', flags: '' })).toBe('safe');
    expect(endsInTime({ source: '(?:(?:a )+)+$', flags: '' }, 81)).toBe(false);
  });

  it('every literal takes time in proportion to the text, or what it reads is short', {
    timeout: 400_000,
  }, () => {
    expect(distinct.length).toBeGreaterThan(100);
    const unsafe = distinct.filter((one) => {
      const longest = BOUNDED[one.source];
      return longest
        ? !endsInTime(one, longest)
        : repeats(one) && statusOf(one) !== 'safe';
    });
    expect(unsafe).toEqual([]);
  });

  it('no expression is listed as bounded that is not there', () => {
    const present = new Set(distinct.map(({ source }) => source));
    expect(
      Object.keys(BOUNDED).filter((source) => !present.has(source)),
    ).toEqual([]);
  });

  it('every expression that is built takes time in proportion to the text', {
    timeout: 200_000,
  }, () => {
    expect([...new Set(sites)].sort()).toEqual(Object.keys(BUILT).sort());
    const unsafe = Object.entries(BUILT).flatMap(([path, built]) =>
      built
        .filter(([source, flags]) => statusOf({ source, flags }) !== 'safe')
        .map(([source]) => ({ path, source })),
    );
    expect(unsafe).toEqual([]);
  });
});
