/** A page of the site by its name in the registry, or by its path if you have added it. */
type PageTarget =
  | 'home'
  | 'openProjects'
  | 'services'
  | 'professionals'
  | 'about'
  | 'contact'
  | 'docs'
  | 'privacy'
  | 'legal'
  | `/${string}`;

/** Where a text can link to: a page, the sign-in for professionals, or any https address. */
export type LinkTarget = PageTarget | 'signIn' | `https://${string}`;

type Part = string | { readonly text: string; readonly to: LinkTarget };

/** A sentence or two: plain text in which some words are links. */
export type RichText = string | readonly Part[];

/** The same text without links, for formats that list links elsewhere. */
export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
