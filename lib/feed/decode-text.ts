/** What Windows-1252 has at 0x80 to 0x9F. Some versions of Node decode these as control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const FIRST = 0x80;

const decodeWindows = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS[character.charCodeAt(0) - FIRST] ?? character);

/** The byte order mark with which Excel and others begin UTF-16. */
function markOf([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/**
 * Decodes bytes as text. JSON is UTF-8 whatever a header says (RFC 8259 §8.1), so a declared charset counts only if the
 * bytes are not valid UTF-8. UTF-16 is the exception and always believed, because its bytes can be valid UTF-8. What is
 * neither is Windows-1252.
 */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const declared = markOf(bytes) ?? charset?.toLowerCase() ?? 'utf-8';
  const labels = declared.startsWith('utf-16') ? [declared, 'utf-8'] : ['utf-8', declared];
  for (const label of labels) {
    try {
      const decoder = new TextDecoder(label, { fatal: true });
      // What calls itself Latin-1 is Windows-1252 too (encoding.spec.whatwg.org).
      return decoder.encoding === 'windows-1252' ? decodeWindows(bytes) : decoder.decode(bytes);
    } catch {
      // Try the next one: the label is unknown, or the bytes are not valid in it.
    }
  }
  return decodeWindows(bytes);
}
