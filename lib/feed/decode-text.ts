/**
 * Decodes bytes as text. JSON is UTF-8 whatever a header says (RFC 8259 §8.1), so a declared charset counts only if the
 * bytes are not valid UTF-8. UTF-16 is the exception and always believed, because its bytes can be valid UTF-8.
 */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const declared = charset?.toLowerCase() ?? 'utf-8';
  const labels = declared.startsWith('utf-16') ? [declared, 'utf-8'] : ['utf-8', declared];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Try the next one: the label is unknown, or the bytes are not valid in it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
