/**
 * What the pages that present the consultancy are called and how they begin. `label` stands in navigation and link lists;
 * `title` and `description` in search results, llms.txt and shared links. Addresses are in `lib/site.ts`.
 */
export const pageTexts = {
  home: {
    label: 'Home',
    title: 'Technology consultants and open assignments',
    description:
      'A technology consultancy that brings independent professionals into its clients’ projects and publishes its open assignments.',
  },
  services: {
    label: 'Services',
    title: 'Services',
    description:
      'What we do for clients: specialists for a team, complete teams for an assignment, and independent reviews.',
    lead: 'One person, a whole team or a second opinion: we find independent technology professionals for the work you need done.',
  },
  professionals: {
    label: 'For professionals',
    title: 'For professionals',
    description:
      'How independent technology professionals find an assignment here, apply for it and follow their application.',
    lead: 'All the assignments we are recruiting for are in one list, with their roles, technologies, locations and rates.',
  },
  about: {
    label: 'About us',
    title: 'About us',
    description: 'Who we are, the people you will talk to, and work we have done for clients.',
  },
} as const;
