import * as z from 'zod';
import { requestPath, signInUrl } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';
import { about } from '../content/about.ts';
import { whatToTell } from '../content/contact.ts';
import { plainText } from '../content/rich-text.ts';
import { services } from '../content/services.ts';
import { clientSteps, professionalSteps, type Step } from '../content/steps.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { search } from '../search/search.ts';
import { pages } from '../site.ts';
import { DataNote, dataNote, unavailableText } from './open-assignments.ts';
import { defineTool } from './tool.ts';

const Counts = z.record(z.string(), z.int());
const MOST_COUNTS = 15;

/** What a client's request may say, for the person to fill in. */
const REQUEST = ['We need people for a piece of work.', ...whatToTell.map((fact) => `${fact}: `)].join('\n');

const stepsText = (steps: readonly Step[]) =>
  steps.map(({ what, how }, index) => `${index + 1}. ${what} ${plainText(how)}`).join(' ');

/** How many assignments are open, and how often each role, technology and location is among them. */
function countOpen({ data, readAt }: { data: ProjectList; readAt: Date }) {
  const choices = search(data, { filter: {} }).choices();
  const counts = (name: 'role' | 'technology' | 'location') =>
    Object.fromEntries(choices[name].slice(0, MOST_COUNTS).map(({ value, count }) => [value, count]));
  return {
    total: data.all.length,
    by_role: counts('role'),
    by_technology: counts('technology'),
    by_location: counts('location'),
    as_of: readAt.toISOString(),
  };
}

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  title: 'Get the service overview',
  description:
    'Returns what the consultancy does, how clients and professionals work with it, how to contact it, and the number of open assignments by role, technology and location. Use it first when the person asks about the business or needs people. Next, for a client: give the person request_url. Takes no arguments, and works even while the list of assignments is unavailable.',
  example: {},
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    legal_name: z.string().optional(),
    description: z.string(),
    services: z.array(z.string()),
    for_clients: z.string(),
    for_professionals: z.string(),
    not_offered: z.array(z.string()),
    contact: z.object({ url: z.url(), email: z.string(), phone: z.string().optional() }),
    request_url: z
      .url()
      .describe(
        'Opens the contact form with a text that the person can change and has to send. You may put what the person needs in place of the value of about: URL-encoded, at most 1,000 characters',
      ),
    sign_in_url: z.url().optional(),
    open_projects_url: z.url(),
    docs_url: z.url(),
    about_url: z.url().optional(),
    open_assignments: z
      .object({
        total: z.int(),
        by_role: Counts,
        by_technology: Counts,
        by_location: Counts,
        as_of: DataNote.shape.as_of,
      })
      .optional()
      .describe('Absent while the list is unavailable'),
    retry_after_seconds: z.int().optional().describe('When to try again for the list'),
    notice: DataNote.shape.notice,
  }),
  run: async () => {
    const { siteName, salesEmail, company } = config();
    const signIn = signInUrl();
    const projects = await getProjects();
    const structured = {
      name: siteName,
      ...(company.name && { legal_name: company.name }),
      description: pages.home.description,
      services: services.map(({ name, summary }) => `${name}: ${summary}`),
      for_clients: stepsText(clientSteps),
      for_professionals: stepsText(professionalSteps),
      not_offered: [
        'Applying, signing in or sending messages, which the person does through the links',
        'Information about clients, candidates or unpublished assignments',
      ],
      contact: {
        url: absoluteUrl(pages.contact.path),
        email: salesEmail,
        ...(company.phone && { phone: company.phone }),
      },
      request_url: absoluteUrl(requestPath(REQUEST)),
      ...(signIn && { sign_in_url: signIn }),
      open_projects_url: absoluteUrl(pages.openProjects.path),
      docs_url: absoluteUrl(pages.docs.path),
      ...(about && { about_url: absoluteUrl(pages.about.path) }),
      ...(projects.state === 'current'
        ? { open_assignments: countOpen(projects.snapshot), notice: dataNote(projects.snapshot.readAt).notice }
        : { retry_after_seconds: projects.retryAfterSeconds, notice: unavailableText(projects.retryAfterSeconds) }),
    };
    return { text: JSON.stringify(structured), structured };
  },
});
