/** `Content-Type` of a document of this media type: text and XML say that they are UTF-8, JSON always is (RFC 8259 §8.1). */
export function contentType(type: string): string {
  return type.startsWith('text/') || type.endsWith('xml') ? `${type}; charset=utf-8` : type;
}
