import { FeedFailure } from './feed-content.ts';
import type { Pace } from './pace.ts';

/**
 * What Windows-1252 has from 0x80 to 0x9F. Some versions of Node decode these
 * as control characters.
 */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The byte order marks with which Excel and others begin UTF-16. */
const UTF_16: Readonly<Record<string, string>> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
};

const PART = 10_000;

type Decode = (part: Buffer) => string;

/** Decodes Windows-1252. */
const decodeWindows: Decode = (part) =>
  part
    .toString('latin1')
    .replace(
      /[\x80-\x9f]/g,
      (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character,
    );

/** A decoder of a charset by its name; `null` if there is none. */
function decoderOf(label: string): Decode | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    if (decoder.encoding === 'windows-1252') return null;
    return (part) => decoder.decode(part, { stream: part.length > 0 });
  } catch {
    return null;
  }
}

/** Decodes bytes in steps; `null` if they are not valid. */
async function decoded(bytes: Buffer, decode: Decode, pace: Pace) {
  const parts: string[] = [];
  try {
    for (let at = 0; at < bytes.length; at += PART) {
      parts.push(decode(bytes.subarray(at, at + PART)));
      await pace.step();
    }
    // The end of the bytes, which may be within a character.
    parts.push(decode(Buffer.alloc(0)));
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    return null;
  }
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
  for (const label of [
    UTF_16[bytes.toString('hex', 0, 2)] ?? 'utf-8',
    charset,
  ]) {
    const decode = decoderOf(label);
    const text = decode && (await decoded(bytes, decode, pace));
    if (text !== null) return text;
  }
  return (await decoded(bytes, decodeWindows, pace)) ?? '';
}
