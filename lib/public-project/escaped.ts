/** A text as content or attribute of HTML and XML: what would be markup becomes character references, which both read. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
