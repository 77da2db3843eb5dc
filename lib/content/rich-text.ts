import type { pages } from '../routes/pages.ts';

/** Where a text can link to: a page by its name in the table of routes, any other path, the sign-in for professionals, or any https address. */
export type LinkTarget = keyof typeof pages | `/${string}` | 'signIn' | `https://${string}`;

type Part = string | { readonly text: string; readonly to: LinkTarget };

/** A sentence or two: plain text in which some words are links. */
export type RichText = string | readonly Part[];

/** The same text without links, for formats that list links elsewhere. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
