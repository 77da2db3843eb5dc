import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';

/** The byte order marks with which Excel and others begin UTF-16. */
const UTF_16: Readonly<Record<string, string>> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
};

const PART = 10_000;

/** Decodes bytes in steps; throws if they are not valid in a charset. */
async function decoded(bytes: Buffer, charset: string, pace: Pace) {
  const decoder = new TextDecoder(charset, { fatal: true });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    // Without `stream`, some versions of Node decode Windows-1252 wrongly.
    parts.push(decoder.decode(part, { stream: true }));
    await pace.step();
  }
  // The end of the bytes, which may be within a character.
  parts.push(decoder.decode());
  return parts.join('');
}

/**
 * Decodes bytes as text, in steps. JSON is UTF-8 whatever a header says
 * (RFC 8259 §8.1), so a declared charset counts only if the bytes are not valid
 * UTF-8. What is neither is Windows-1252, as is what calls itself Latin-1
 * (encoding.spec.whatwg.org).
 */
export async function decodeText(
  bytes: Buffer,
  charset: string,
  pace: Pace,
): Promise<string> {
  const mark = UTF_16[bytes.toString('hex', 0, 2)] ?? 'utf-8';
  for (const label of [mark, charset]) {
    try {
      return await decoded(bytes, label, pace);
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
    }
  }
  return decoded(bytes, 'windows-1252', pace);
}
