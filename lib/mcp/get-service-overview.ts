import { z } from 'zod';
import { absoluteUrl, config } from '../config.ts';
import { plainText } from '../content/rich-text.ts';
import { services } from '../content/services.ts';
import { clientSteps, professionalSteps, type Step } from '../content/steps.ts';
import { choicesFor } from '../projects/facets.ts';
import { readProjects } from '../projects/read-projects.ts';
import { pages, signInUrl } from '../site.ts';
import { DataNote, dataNote } from './data-note.ts';
import { defineTool } from './tool.ts';

const Counts = z.array(z.object({ value: z.string(), count: z.int().min(0) }));
const MOST_COUNTS = 20;

const countsText = (name: string, counts: z.infer<typeof Counts>) =>
  `${name}: ${counts.map(({ value, count }) => `${JSON.stringify(value)} (${count})`).join(', ')}`;

const stepsText = (steps: readonly Step[]) =>
  steps.map(({ what, how }, index) => `${index + 1}. ${what} ${plainText(how)}`).join(' ');

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  title: 'What this consultancy does',
  description:
    'Returns what the consultancy does and for whom, how clients and professionals proceed, how to reach a person, what is open now counted by role, technology and place, and what is not offered here. Use it first when the person asks about the business, or before describing it. Takes no arguments and answers even while the list of assignments is unavailable.',
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    legal_name: z.string().optional().describe('The company behind it, as it is registered'),
    description: z.string(),
    services: z.array(z.string()),
    for_clients: z.string(),
    for_professionals: z.string(),
    not_offered: z.array(z.string()),
    contact: z.object({ url: z.url(), email: z.string(), phone: z.string().optional() }),
    sign_in_url: z.url(),
    open_projects_url: z.url(),
    docs_url: z.url(),
    open_assignments: z
      .object({
        total: z.int().min(0),
        by_role: Counts,
        by_technology: Counts,
        by_location: Counts,
        as_of: DataNote.shape.as_of,
      })
      .optional()
      .describe('Absent while the list of assignments can’t be read'),
    notice: DataNote.shape.notice,
  }),
  run: async () => {
    const { siteName, salesEmail, appUrl, company } = config();
    const contact = {
      url: absoluteUrl(pages.contact.path),
      email: salesEmail,
      ...(company.phone && { phone: company.phone }),
    };
    const reading = await readProjects();
    const current = reading.state === 'current' ? reading.snapshot : null;
    const { role, technology, location } = choicesFor(current?.data ?? [], {});
    const structured = {
      name: siteName,
      ...(company.name && { legal_name: company.name }),
      description: pages.home.description,
      services: services.map(({ name, summary }) => `${name}: ${summary}`),
      for_clients: `${stepsText(clientSteps)} Contact: ${contact.url} or ${salesEmail}.`,
      for_professionals: `${stepsText(professionalSteps)} Sign in: ${signInUrl(appUrl)}.`,
      not_offered: [
        'Applying, signing in or sending messages through this server: the person does that through the links',
        'Data about clients, candidates or assignments that are not public',
      ],
      contact,
      sign_in_url: signInUrl(appUrl),
      open_projects_url: absoluteUrl(pages.openProjects.path),
      docs_url: absoluteUrl(pages.docs.path),
      ...(current && {
        open_assignments: {
          total: current.data.length,
          by_role: role.slice(0, MOST_COUNTS),
          by_technology: technology.slice(0, MOST_COUNTS),
          by_location: location.slice(0, MOST_COUNTS),
          as_of: current.readAt.toISOString(),
        },
        notice: dataNote(current.readAt).notice,
      }),
    };
    const open = structured.open_assignments;
    const text = [
      `${structured.name}: ${structured.description}`,
      `Services:\n${structured.services.map((service) => `- ${service}`).join('\n')}`,
      `For clients: ${structured.for_clients}`,
      `For professionals: ${structured.for_professionals}`,
      `Not offered here: ${structured.not_offered.join('; ')}.`,
      `Contact: ${Object.values(contact).join(', ')}`,
      ...(structured.legal_name ? [`Legal name: ${structured.legal_name}`] : []),
      `Open projects: ${structured.open_projects_url}. Documentation: ${structured.docs_url}`,
      ...(open
        ? [
            `${open.total} assignments are open (read ${open.as_of}).`,
            countsText('Roles', open.by_role),
            countsText('Technologies', open.by_technology),
            countsText('Places', open.by_location),
          ]
        : ['What is open now can’t be read at the moment; list_open_assignments says when to try again.']),
    ];
    return { text: text.join('\n'), structured };
  },
});
