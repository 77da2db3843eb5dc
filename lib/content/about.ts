import type { RichText } from './rich-text.ts';

/**
 * A picture in `public/assets/`, with its size in pixels, so that nothing moves
 * while it loads.
 */
export type Picture = {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

export type Person = {
  readonly name: string;
  readonly role: string;
  /**
   * How to reach them: an e-mail address, a telephone number that begins with
   * “+”, or an https address.
   */
  readonly reach: string;
  readonly picture?: Picture;
};

/** A client who may be named, and what was done for them. */
export type Reference = { readonly client: string; readonly work: RichText };

export type About = {
  /** The first sentence of the page. */
  readonly lead: string;
  readonly picture?: Picture;
  /** Who you are, in paragraphs. */
  readonly story: readonly RichText[];
  readonly people: readonly Person[];
  readonly references: readonly Reference[];
};

/**
 * Who the consultancy is. While this is `null`, the site has no page “About us”
 * and mentions none.
 */
export const about: About | null = null;
