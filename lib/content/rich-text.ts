import type { pages } from '../routes/pages.ts';

/**
 * Where a text can link to: a page by its name in the table of routes, any other path, the sign-in for professionals, or any https or
 * e-mail address.
 */
export type LinkTarget = keyof typeof pages | `/${string}` | 'signIn' | `${'https://' | 'mailto:'}${string}`;

type Part =
  | string
  | { readonly text: string; readonly to: LinkTarget }
  | { readonly strong: string }
  | { readonly code: string };

/** A sentence or two: plain text in which some words are links, stand out, or are code. */
export type RichText = string | readonly Part[];

/** One step on the way to an assignment. */
export type Step = { readonly what: string; readonly how: RichText };

export type Question = { readonly question: string; readonly answer: RichText };
