import { type PageRoute, pages as routes } from '../routes/pages.ts';
import { about } from './about.ts';
import { company } from './company.ts';

/** What a page says. */
type Words = {
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

type Name = keyof typeof routes;

const words: Readonly<Record<Name, Words>> = {
  home: {
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A consultancy that finds independent technology professionals for its clients’ assignments.',
  },
  openProjects: {
    title: 'Open projects',
    description:
      'The consulting assignments that are open now, with their roles, technologies, places and rates.',
  },
  services: {
    title: 'Services',
    description:
      'One person, a whole team or a second opinion: we find independent professionals for your work.',
  },
  professionals: {
    title: 'For professionals',
    description:
      'How to find an assignment in our list, apply for it and start work.',
  },
  about: {
    title: 'About us',
    description:
      'Who we are, the people you will talk to, and work we have done for clients.',
  },
  contact: {
    title: 'Contact',
    description:
      'Write to us about the people you need, an assignment you have seen, or the work you are looking for.',
  },
  docs: {
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, MCP, pages as markdown, and feeds.',
  },
  privacy: {
    title: 'Privacy',
    description:
      'What personal data this website handles, why, and for how long.',
  },
  legal: {
    title: 'Legal notice',
    description:
      'The company behind this website: its name, address, registration and how to reach it.',
  },
};

export type Page = PageRoute & Words & { readonly label: string };

const pageOf = (name: Name): Page => ({
  label: words[name].title,
  ...routes[name],
  ...words[name],
});

/** The pages, in the order of the menus. */
export const pages = Object.fromEntries(
  Object.keys(routes).map((name) => [name, pageOf(name as Name)]),
) as Readonly<Record<Name, Page>>;

/** What the page says that is shown after the contact form was sent. */
export const messageSent: Words = {
  title: 'Message received',
  description: 'Your message has been received.',
};

/** The pages of this site: all whose words are written. */
export const shownPages: readonly Page[] = Object.values(pages).filter(
  (page) =>
    (about !== null || page !== pages.about) &&
    (company !== null || page !== pages.legal),
);
