import * as z from 'zod';
import { signInUrl } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { about } from '../content/about.ts';
import { plainText } from '../content/rich-text.ts';
import { services } from '../content/services.ts';
import { clientSteps, professionalSteps, type Step } from '../content/steps.ts';
import { getProjects } from '../projects/get-projects.ts';
import { choicesFor } from '../search/facets.ts';
import type { ProjectList } from '../search/project-list.ts';
import { pages } from '../site.ts';
import { DataNote, dataNote, unavailableText } from './open-assignments.ts';
import { defineTool } from './tool.ts';

const Counts = z.array(z.object({ value: z.string(), count: z.int().min(0) }));
const MOST_COUNTS = 20;

const countsText = (name: string, counts: z.infer<typeof Counts>) =>
  `${name}: ${counts.map(({ value, count }) => `${JSON.stringify(value)} (${count})`).join(', ')}`;

const stepsText = (steps: readonly Step[]) =>
  steps.map(({ what, how }, index) => `${index + 1}. ${what} ${plainText(how)}`).join(' ');

/** How many assignments are open, and how often each role, technology and location is among them. */
function countOpen({ data, readAt }: { data: ProjectList; readAt: Date }) {
  const { role, technology, location } = choicesFor(data, {});
  const { as_of, notice } = dataNote(readAt);
  const counts = {
    total: data.all.length,
    by_role: role.slice(0, MOST_COUNTS),
    by_technology: technology.slice(0, MOST_COUNTS),
    by_location: location.slice(0, MOST_COUNTS),
    as_of,
  };
  return { counts, notice };
}

const openText = ({ counts, notice }: ReturnType<typeof countOpen>) => [
  `Open assignments: ${counts.total} (list read at ${counts.as_of}).`,
  ...(notice ? [notice] : []),
  countsText('Roles', counts.by_role),
  countsText('Technologies', counts.by_technology),
  countsText('Locations', counts.by_location),
];

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  title: 'Get the service overview',
  description:
    'Returns what the consultancy does, how clients and professionals work with it, how to contact it, the number of open assignments by role, technology and location, and what this server does not offer. Use it first when the person asks about the business, or before you describe it. Takes no arguments, and works even while the list of assignments is unavailable.',
  example: {},
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    legal_name: z.string().optional().describe('The registered name of the company'),
    description: z.string(),
    services: z.array(z.string()),
    for_clients: z.string(),
    for_professionals: z.string(),
    not_offered: z.array(z.string()),
    contact: z.object({ url: z.url(), email: z.string(), phone: z.string().optional() }),
    sign_in_url: z.url().optional(),
    open_projects_url: z.url(),
    docs_url: z.url(),
    about_url: z.url().optional().describe('Who the people of the consultancy are'),
    open_assignments: z
      .object({
        total: z.int().min(0),
        by_role: Counts,
        by_technology: Counts,
        by_location: Counts,
        as_of: DataNote.shape.as_of,
      })
      .optional()
      .describe('Absent while the list of assignments is unavailable'),
    retry_after_seconds: z
      .int()
      .min(0)
      .optional()
      .describe('When to try again, while the list of assignments is unavailable'),
    notice: DataNote.shape.notice,
  }),
  run: async () => {
    const { siteName, salesEmail, company } = config();
    const signIn = signInUrl();
    const contact = {
      url: absoluteUrl(pages.contact.path),
      email: salesEmail,
      ...(company.phone && { phone: company.phone }),
    };
    const projects = await getProjects();
    const [open, retryAfterSeconds] =
      projects.state === 'current' ? [countOpen(projects.snapshot), 0] : [null, projects.retryAfterSeconds];
    const structured = {
      name: siteName,
      ...(company.name && { legal_name: company.name }),
      description: pages.home.description,
      services: services.map(({ name, summary }) => `${name}: ${summary}`),
      for_clients: `${stepsText(clientSteps)} Contact: ${contact.url} or ${salesEmail}.`,
      for_professionals: `${stepsText(professionalSteps)}${signIn ? ` Sign in: ${signIn}.` : ''}`,
      not_offered: [
        'Applying, signing in or sending messages, which the person does through the links',
        'Information about clients, candidates or unpublished assignments',
      ],
      contact,
      ...(signIn && { sign_in_url: signIn }),
      open_projects_url: absoluteUrl(pages.openProjects.path),
      docs_url: absoluteUrl(pages.docs.path),
      ...(about && { about_url: absoluteUrl(pages.about.path) }),
      ...(open ? { open_assignments: open.counts, notice: open.notice } : { retry_after_seconds: retryAfterSeconds }),
    };
    const text = [
      `${structured.name}: ${structured.description}`,
      `Services:\n${structured.services.map((service) => `- ${service}`).join('\n')}`,
      `For clients: ${structured.for_clients}`,
      `For professionals: ${structured.for_professionals}`,
      `Not offered here: ${structured.not_offered.join('; ')}.`,
      `Contact: ${Object.values(contact).join(', ')}`,
      ...(structured.legal_name ? [`Legal name: ${structured.legal_name}`] : []),
      ...(structured.about_url ? [`About us: ${structured.about_url}`] : []),
      `Open projects: ${structured.open_projects_url}. Documentation: ${structured.docs_url}`,
      ...(open ? openText(open) : [unavailableText(retryAfterSeconds)]),
    ];
    return { text: text.join('\n'), structured };
  },
});
