import { type PageRoute, pages as routes, messageSent as sentRoute } from '../routes/pages.ts';

/** A page with its words. */
export type Page = PageRoute & {
  /** The name used in navigation and lists of links; title and description are for search results and shared links. */
  readonly label: string;
  /** The document's title, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The first sentence on the page, where the consultancy words it. */
  readonly lead?: string;
};

/** The pages, in the order of the menus. */
export const pages = {
  home: {
    ...routes.home,
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that finds independent professionals for its clients’ assignments and publishes those that are open.',
  },
  openProjects: {
    ...routes.openProjects,
    label: 'Open projects',
    title: 'Open projects',
    description:
      'The consulting assignments that are open right now, with their roles, technologies, locations, timelines and rates.',
  },
  services: {
    ...routes.services,
    label: 'Services',
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    lead: 'One person, a whole team or a second opinion: we find independent technology professionals for the work you need done.',
  },
  professionals: {
    ...routes.professionals,
    label: 'For professionals',
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    lead: 'All the assignments we are recruiting for are in one list, with their roles, technologies, locations and rates.',
  },
  about: {
    ...routes.about,
    label: 'About us',
    title: 'About us',
    description: 'Who we are, the people you will talk to, and work we have done for clients.',
  },
  contact: {
    ...routes.contact,
    label: 'Contact',
    title: 'Contact',
    description: 'Write to us about the people you need, an assignment you have seen, or the work you are looking for.',
  },
  docs: {
    ...routes.docs,
    label: 'Docs',
    title: 'Documentation for people and agents',
    description:
      'How programs and agents use this site: the JSON API, the MCP endpoint, pages as markdown, feeds and discovery documents.',
  },
  privacy: {
    ...routes.privacy,
    label: 'Privacy',
    title: 'Privacy',
    description: 'What personal data this website handles, why, and for how long.',
  },
  legal: {
    ...routes.legal,
    label: 'Legal notice',
    title: 'Legal notice',
    description: 'The company behind this website: its name, address, registration and how to reach it.',
  },
} as const satisfies Record<keyof typeof routes, Page>;

/** The page shown after the contact form was sent. */
export const messageSent = {
  ...sentRoute,
  title: 'Message received',
  description: 'Your message has been received.',
} as const;
