import type { pages } from '../routes/pages.ts';
import type messages from './messages/en.json';
import type { RichText, Titled } from './rich-text.ts';

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
  /** How to reach them, such as `[+44 20 7946 0000](tel:+442079460000)`. */
  readonly reach: RichText;
  readonly picture?: Picture;
};

/** A client who may be named, and what was done for them. */
export type Reference = {
  readonly client: string;
  readonly work: RichText;
  /** The number that says most about it, such as “9 weeks”. */
  readonly figure?: string;
};

export type About = {
  /** The first sentence of the page. */
  readonly lead: string;
  readonly picture?: Picture;
  /** Who you are, in paragraphs. */
  readonly story: readonly RichText[];
  readonly people: readonly Person[];
  readonly references: readonly Reference[];
};

export type Clients = {
  /** What the button says that leads clients to the contact page. */
  readonly button: string;
  /**
   * A promise that you will keep, such as “We reply within one working day.”,
   * or `null`. It stands where we ask clients to write.
   */
  readonly replyPromise: string | null;
  /** What clients can rely on, in a sentence or two, in large type. */
  readonly principle: string;
  /** What makes a client’s first message easy to answer. */
  readonly whatToTell: string;
  /** How a client gets from a first message to the start of the work. */
  readonly steps: readonly Titled[];
  /**
   * Clients' most common questions. The answers must be true of every
   * installation of this site.
   */
  readonly questions: readonly Titled[];
};

type WayIn = { readonly name: string; readonly text: string };

export type Home = {
  /** The sentence at the top of the home page. */
  readonly headline: string;
  /**
   * Who you are, where, and since when, in one sentence above the list; `null`
   * leaves it out.
   */
  readonly introduction: string | null;
  /**
   * The two ways in below it: for clients, who write to us, and for
   * professionals, who read the list of assignments.
   */
  readonly waysIn: { readonly clients: WayIn; readonly professionals: WayIn };
  /** What a shared link shows, 1200 pixels wide and 630 high. */
  readonly sharePicture: Picture;
};

/** What a page says. */
export type Words = {
  /** The name used in navigation and lists of links, if it is not the title. */
  readonly label?: string;
  /** The document's title, without the site's name. */
  readonly title: string;
  /**
   * For search results and shared links; on most pages also their first
   * sentence.
   */
  readonly description: string;
};

export type PageName = keyof typeof pages;

/** What each page says. */
export type PageWords = Readonly<Record<PageName, Words>>;

export type Professionals = {
  /** What professionals can rely on, in a sentence or two, in large type. */
  readonly principle: string;
  /**
   * How a professional gets from reading the list to the start of the work;
   * `hasPortal` says whether they sign in to apply.
   */
  readonly steps: (hasPortal: boolean) => readonly Titled[];
  /** Professionals' most common questions; `hasPortal` as above. */
  readonly questions: (hasPortal: boolean) => readonly Titled[];
};

/**
 * A service the consultancy offers to clients: its name, a sentence for lists,
 * and a paragraph for the page about services.
 */
export type Service = {
  readonly name: string;
  readonly summary: string;
  readonly details: RichText;
};

export type PrivacyFacts = {
  /** Where somebody asks about their personal data. */
  readonly email: string;
  /** Who hosts the site, if that is stated. */
  readonly host: string | undefined;
  /**
   * Where messages of the contact form go, and whether they are kept until they
   * are there; `null`: there is no form.
   */
  readonly channel: {
    readonly destination: 'smtp' | 'webhook' | null;
    readonly isStored: boolean;
  } | null;
  /** Where professionals sign in, if they do. */
  readonly appUrl: string | null;
};

/** Paragraphs by heading. */
export type PrivacyNotice = Readonly<Record<string, readonly RichText[]>>;

/** What the home page shows of the firm: as much as is written. */
export type Proof = {
  readonly introduction: string | null;
  readonly replyPromise: string | null;
  readonly person: Pick<Person, 'name' | 'role' | 'picture'> | undefined;
  readonly reference: Reference | undefined;
};

/** All that people read on the site, in one language. */
export type Language = {
  /**
   * The locale of dates and numbers, with a country (BCP 47): `en-GB`.
   */
  readonly locale: string;
  /** The site's own words, in ICU message syntax. */
  readonly messages: typeof messages;
  readonly about: About | null;
  readonly clients: Clients;
  /**
   * What the firm has not written yet, on a site with example assignments
   * alone. Visibly an example.
   */
  readonly exampleProof: Proof;
  readonly home: Home;
  readonly pages: PageWords;
  /**
   * The privacy notice after the controller and its address. Every sentence is
   * true of this deployment. What has to be stated: GDPR, article 13.
   */
  readonly privacy: (facts: PrivacyFacts) => PrivacyNotice;
  readonly professionals: Professionals;
  /** The services, in the order used everywhere: pages, llms.txt and MCP. */
  readonly services: readonly Service[];
};
