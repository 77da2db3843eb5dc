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

/**
 * Decodes bytes as text. JSON is UTF-8 whatever a header says (RFC 8259 §8.1),
 * so a declared charset counts only if the bytes are not valid UTF-8. What is
 * neither is Windows-1252, as is what calls itself Latin-1
 * (encoding.spec.whatwg.org).
 */
export function decodeText(bytes: Buffer, charset = ''): string {
  for (const label of [
    UTF_16[bytes.toString('hex', 0, 2)] ?? 'utf-8',
    charset,
  ]) {
    try {
      const decoder = new TextDecoder(label, { fatal: true });
      if (decoder.encoding !== 'windows-1252') return decoder.decode(bytes);
    } catch {
      // Try the next one: the label is unknown, or the bytes are not valid in
      // it.
    }
  }
  const latin = bytes.toString('latin1');
  return latin.replace(
    /[\x80-\x9f]/g,
    (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character,
  );
}
