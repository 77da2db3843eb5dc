import { type PageRoute, pages as routes, messageSent as sentRoute } from '../routes/pages.ts';
import { about } from './about.ts';
import { company } from './company.ts';

/** What a page says. */
type Words = {
  /** The name used in navigation and lists of links, if it is not the title. */
  readonly label?: string;
  /** The document's title, without the site's name. Title and description are for search results and shared links. */
  readonly title: string;
  readonly description: string;
  /** The first sentence on the page, where the consultancy words it. */
  readonly lead?: string;
};

type Name = keyof typeof routes;

const words: Readonly<Record<Name, Words>> = {
  home: {
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that finds independent professionals for its clients’ assignments and publishes those that are open.',
  },
  openProjects: {
    title: 'Open projects',
    description:
      'The consulting assignments that are open right now, with their roles, technologies, locations, timelines and rates.',
  },
  services: {
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    lead: 'One person, a whole team or a second opinion: we find independent technology professionals for the work you need done.',
  },
  professionals: {
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    lead: 'All the assignments we are recruiting for are in one list, with their roles, technologies, locations and rates.',
  },
  about: {
    title: 'About us',
    description: 'Who we are, the people you will talk to, and work we have done for clients.',
  },
  contact: {
    title: 'Contact',
    description: 'Write to us about the people you need, an assignment you have seen, or the work you are looking for.',
  },
  docs: {
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, the MCP endpoint, pages as markdown, feeds and discovery documents.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What personal data this website handles, why, and for how long.',
  },
  legal: {
    title: 'Legal notice',
    description: 'The company behind this website: its name, address, registration and how to reach it.',
  },
};

/** A page with its words. */
type Named<Row> = Row & Words & { readonly label: string };

export type Page = Named<PageRoute>;

const named = <Row extends PageRoute>(row: Row, said: Words): Named<Row> => ({ label: said.title, ...row, ...said });

/** The pages, in the order of the menus. */
export const pages = Object.fromEntries(
  (Object.keys(routes) as Name[]).map((name) => [name, named<PageRoute>(routes[name], words[name])]),
) as { readonly [name in Name]: Named<(typeof routes)[name]> };

/** The page shown after the contact form was sent. */
export const messageSent = named(sentRoute, {
  title: 'Message received',
  description: 'Your message has been received.',
});

/** What a page says that has no words as shipped; `null`: it is not written yet. */
const written: { readonly [name in Name]?: unknown } = { about, legal: company };

/** The pages of this site: all whose words are written. */
export const shownPages: readonly Page[] = (Object.keys(pages) as Name[])
  .filter((name) => written[name] !== null)
  .map((name) => pages[name]);
