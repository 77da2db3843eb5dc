/** A page or site that a text can link to. */
export type LinkTarget = 'contact' | 'docs' | 'openProjects' | 'signIn';

type Part = string | { readonly text: string; readonly to: LinkTarget };

/** A sentence or two: plain text in which some words are links. */
export type RichText = string | readonly Part[];

/** The same text without links, for formats that list links elsewhere. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
