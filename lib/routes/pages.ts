import { FILTER_NAMES } from '../filters.ts';
import type { Route } from './route.ts';

/** What is at an address, in words. */
export type Entry = Pick<Route, 'query' | 'personalQuery'> & {
  readonly path: `/${string}`;
  /** The document's title, without the site's name. */
  readonly title: string;
  readonly description: string;
};

export type PageEntry = Entry &
  Pick<Route, 'showsFeed'> &
  Partial<Pick<Route, 'methods' | 'caching'>> & {
    /** The name used in navigation and lists of links; title and description are for search results and shared links. */
    readonly label: string;
    /** The first sentence on the page, where the consultancy words it. */
    readonly lead?: string;
    readonly nav?: 'main' | 'footer';
  };

/** The pages, in the order of the menus. */
export const pages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that brings independent professionals into its clients’ projects and publishes its open assignments.',
    showsFeed: true,
  },
  openProjects: {
    path: '/open-projects',
    label: 'Open projects',
    title: 'Open projects',
    description:
      'The consulting assignments that are open right now, with their roles, technologies, locations, timelines and rates.',
    nav: 'main',
    showsFeed: true,
    query: [...FILTER_NAMES, 'unstated', 'sort', 'page'],
  },
  services: {
    path: '/services',
    label: 'Services',
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    lead: 'One person, a whole team or a second opinion: we find independent technology professionals for the work you need done.',
    nav: 'main',
  },
  professionals: {
    path: '/professionals',
    label: 'For professionals',
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    lead: 'All the assignments we are recruiting for are in one list, with their roles, technologies, locations and rates.',
    nav: 'main',
  },
  about: {
    path: '/about',
    label: 'About us',
    title: 'About us',
    description: 'Who we are, the people you will talk to, and work we have done for clients.',
    nav: 'main',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact',
    description: 'Write to us about the people you need, an assignment you have seen, or the work you are looking for.',
    nav: 'footer',
    methods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    caching: 'form',
    personalQuery: ['assignment', 'kind', 'about', 'place', 'start'],
  },
  docs: {
    path: '/docs',
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, the MCP endpoint, pages as markdown, feeds and discovery documents.',
    nav: 'footer',
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy',
    description: 'What personal data this website handles, why, and for how long.',
    nav: 'footer',
  },
  legal: {
    path: '/legal',
    label: 'Legal notice',
    title: 'Legal notice',
    description: 'The company behind this website: its name, address, registration and how to reach it.',
    nav: 'footer',
  },
} as const satisfies Record<string, PageEntry>;

/** The page shown after the contact form was sent. Not in {@link pages}, because nothing should link to it. */
export const messageSent = {
  path: '/contact/sent',
  title: 'Message received',
  description: 'Your message has been received.',
  query: ['ref', 'kind'],
} as const satisfies Entry;
