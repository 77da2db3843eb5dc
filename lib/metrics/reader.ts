import userAgents from './user-agents.json' with { type: 'json' };

/** The kinds of readers that requests are counted by. */
export type Reader = 'person' | 'assistant' | 'search' | 'training' | 'other';

const anyOf = (names: readonly string[]) => new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');

/** The names that vendors publish for their programs, by what a program reads for; each with its source. */
const PUBLISHED = (['assistant', 'search', 'training'] as const).map(
  (reader) => [reader, anyOf(Object.keys(userAgents[reader]))] as const,
);

// Browsers begin with Mozilla/5.0 and name their engine. Programs that do so too usually add their kind or an address.
const BROWSER = /^Mozilla\/5\.0 .*(?:Gecko\/|AppleWebKit\/)/;
const PROGRAM = /bot\b|crawl|spider|\bcompatible;|https?:|headless/i;

/**
 * The kind of reader that a user agent names. Names can be forged, and some assistants come as ordinary browsers, so it
 * serves for counting and decides nothing.
 */
export function readerOf(userAgent = ''): Reader {
  for (const [reader, names] of PUBLISHED) if (names.test(userAgent)) return reader;
  return BROWSER.test(userAgent) && !PROGRAM.test(userAgent) ? 'person' : 'other';
}
