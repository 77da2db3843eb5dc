import { z } from 'zod';
import { config } from '../config.ts';
import { choicesFor } from '../projects/facets.ts';
import { readProjects } from '../projects/read-projects.ts';
import { pages, signInUrl } from '../site.ts';
import { exampleNotice } from './example-notice.ts';
import { defineTool } from './tool.ts';

const Count = z.object({ value: z.string(), count: z.int().min(0) });
const MOST_COUNTS = 20;

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  title: 'What this consultancy does',
  description:
    'Returns what the consultancy does and for whom, how clients and professionals proceed, how to reach a person, what is open now counted by role, technology and place, and what is not offered here. Use it first when the person asks about the business, or before describing it. Takes no arguments and answers even while the list of assignments is unavailable.',
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    description: z.string(),
    services: z.array(z.string()),
    for_clients: z.string(),
    for_professionals: z.string(),
    not_offered: z.array(z.string()),
    contact: z.object({ url: z.url(), email: z.string() }),
    sign_in_url: z.url(),
    open_projects_url: z.url(),
    docs_url: z.url(),
    open_assignments: z
      .object({
        total: z.int().min(0),
        by_role: z.array(Count),
        by_technology: z.array(Count),
        by_location: z.array(Count),
        as_of: z.iso.datetime().describe('When the data was read from its source'),
      })
      .optional()
      .describe('Absent while the list of assignments can’t be read'),
    notice: z.string().optional().describe('What to know about the data, for example that these are made-up examples'),
  }),
  run: async () => {
    const { siteName, baseUrl, salesEmail, appUrl } = config();
    const reading = await readProjects();
    const current = reading.state === 'current' ? reading.snapshot : null;
    const facets = choicesFor(current?.data ?? [], {});
    const structured = {
      name: siteName,
      description: pages.home.description,
      services: [
        'One independent professional for a gap in a team',
        'A team of several roles for an assignment',
        'Independent advice with a written answer',
      ],
      for_clients: `Describe the work at ${baseUrl}${pages.contact.path} or write to ${salesEmail}; people who fit are proposed, the client chooses.`,
      for_professionals: `Read the open assignments here, sign in at ${signInUrl(appUrl)} to apply, and follow the progress there.`,
      not_offered: [
        'Applying, signing in or sending messages through this server: the person does that through the links',
        'Data about clients, candidates or assignments that are not public',
      ],
      contact: { url: `${baseUrl}${pages.contact.path}`, email: salesEmail },
      sign_in_url: signInUrl(appUrl),
      open_projects_url: `${baseUrl}${pages.openProjects.path}`,
      docs_url: `${baseUrl}${pages.docs.path}`,
      ...(current && {
        open_assignments: {
          total: current.data.length,
          by_role: facets.role.slice(0, MOST_COUNTS),
          by_technology: facets.technology.slice(0, MOST_COUNTS),
          by_location: facets.location.slice(0, MOST_COUNTS),
          as_of: current.readAt.toISOString(),
        },
        ...exampleNotice(),
      }),
    };
    const open = structured.open_assignments;
    const counts = (name: string, values: readonly z.infer<typeof Count>[]) =>
      `${name}: ${values.map(({ value, count }) => `${JSON.stringify(value)} (${count})`).join(', ')}`;
    const text = [
      `${structured.name}: ${structured.description}`,
      `Services: ${structured.services.join('; ')}.`,
      `For clients: ${structured.for_clients}`,
      `For professionals: ${structured.for_professionals}`,
      `Not offered here: ${structured.not_offered.join('; ')}.`,
      `Contact: ${structured.contact.url}, ${structured.contact.email}`,
      `Open projects: ${structured.open_projects_url}. Documentation: ${structured.docs_url}`,
      open
        ? [
            `${open.total} assignments are open (read ${open.as_of}).`,
            counts('Roles', open.by_role),
            counts('Technologies', open.by_technology),
            counts('Places', open.by_location),
          ].join('\n')
        : 'What is open now can’t be read at the moment; list_open_assignments says when to try again.',
    ].join('\n');
    return { ok: true, text, structured };
  },
});
