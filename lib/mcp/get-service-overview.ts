import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import { en } from '../content/en/en.ts';
import { englishPages as pages } from '../content/english-pages.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { contactPath, signInUrl } from '../routes/addresses.ts';
import { LIST_TOOL } from '../routes/interface.ts';
import { CHOICE_NAMES } from '../search/filter-rules.ts';
import { search } from '../search/search.ts';
import { defineTool } from './tool.ts';

const MOST_VALUES = 10;

/**
 * What is open: for each filter its most frequent values, each with the number
 * of assignments that it would show.
 */
function openAssignments(list: ProjectList) {
  const { choices } = search(list, { filter: {} });
  const values = CHOICE_NAMES.map((name) => {
    const frequent = choices(name)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_VALUES);
    const counts = frequent.map(({ value, count }) => [value, count]);
    return [name, Object.fromEntries(counts)];
  });
  return { total: list.all.length, values: Object.fromEntries(values) };
}

const Counts = z.record(z.string(), z.int());

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  description: [
    `Returns what the consultancy does, how to contact it, and what is open: the most frequent values of each filter of ${LIST_TOOL}, with the number of assignments.`,
    'Use it first when the person asks about the business or needs people.',
    'Next, for a client: give the person request_url.',
  ],
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    description: z.string(),
    services: z.array(z.string()),
    contact: z.object({ email: z.string() }),
    request_url: z
      .string()
      .describe(
        'URI template (RFC 6570): opens the contact page with what the person needs as about, at most 1,000 characters. The person sends it',
      ),
    sign_in_url: z.url().optional(),
    open_projects_url: z.url(),
    open_assignments: z
      .object({
        total: z.int(),
        values: z.record(z.string(), Counts),
      })
      .optional()
      .describe('Absent while the list is unavailable'),
  }),
  run: (_args, list) => {
    const { siteName, salesEmail } = config();
    const structured = {
      name: siteName,
      description: pages.home.description,
      services: en.services.map(({ name, summary }) => `${name}: ${summary}`),
      contact: { email: salesEmail },
      request_url: `${absoluteUrl(contactPath({ about: '' }))}{about}`,
      sign_in_url: signInUrl() ?? undefined,
      open_projects_url: absoluteUrl(pages.openProjects.path),
      open_assignments: list ? openAssignments(list) : undefined,
    };
    return { structured, text: JSON.stringify(structured) };
  },
});
