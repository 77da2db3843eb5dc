/** A place that a text can link to. */
export type LinkTarget = 'contact' | 'docs' | 'openProjects' | 'signIn';

type Part = string | { readonly text: string; readonly to: LinkTarget };

/** A sentence or two for people: plain words, some of them links. */
export type RichText = string | readonly Part[];

/** The same without links, for formats that show them elsewhere. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
