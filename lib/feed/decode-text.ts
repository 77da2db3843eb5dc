/**
 * The text in these bytes. JSON is UTF-8 whatever a header says (RFC 8259 §8.1), so a declared charset counts only
 * where the bytes are not UTF-8; UTF-16 alone has to be believed, because its bytes can pass for UTF-8.
 */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const declared = charset?.toLowerCase() ?? 'utf-8';
  const labels = declared.startsWith('utf-16') ? [declared, 'utf-8'] : ['utf-8', declared];
  for (const label of labels) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not this one: an unknown label or bytes that are not of it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
