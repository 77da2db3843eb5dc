import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import { en } from '../content/en/en.ts';
import { englishPages as pages } from '../content/english-pages.ts';
import { CHOICE_NAMES } from '../filters.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { contactPath, signInUrl } from '../routes/addresses.ts';
import { search } from '../search/search.ts';
import { ResultNotes, resultNotes, unavailableText } from './result-notes.ts';
import { defineTool } from './tool.ts';

const MOST_COUNTS = 10;
/** A longer value is left out, because a part of it would find something else. */
const LONGEST_VALUE = 40;
const REQUEST_URL =
  'URI template (RFC 6570): opens the contact page with what the person needs as about, at most 1,000 characters. The person sends it';

/**
 * What is open: for each filter its most frequent values, each with the number
 * of assignments that it would show.
 */
function openAssignments({
  data,
  readAt,
}: {
  data: ProjectList;
  readAt: Date;
}) {
  const { choices } = search(data, { filter: {} });
  const values = CHOICE_NAMES.map((name) => {
    const frequent = choices(name)
      .filter(({ value }) => value.length <= LONGEST_VALUE)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_COUNTS)
      .map(({ value, count }) => [value, count]);
    return [name, Object.fromEntries(frequent)];
  });
  const { as_of, notice } = resultNotes(readAt).notes;
  return {
    open_assignments: {
      total: data.all.length,
      as_of,
      values: Object.fromEntries(values),
    },
    notice,
  };
}

export const getServiceOverview = defineTool({
  name: 'get_service_overview',
  description:
    'Returns what the consultancy does, how to contact it, and what is open: for each filter of list_open_assignments its most frequent values, with the number of assignments. Use it first when the person asks about the business or needs people, or to see what can be asked for. Next, for a client: give the person request_url. Works even while the list is unavailable.',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    description: z.string(),
    services: z.array(z.string()),
    contact: z.object({ email: z.string() }),
    request_url: z.string().describe(REQUEST_URL),
    sign_in_url: z.url().optional(),
    open_projects_url: z.url(),
    open_assignments: z
      .object({
        total: z.int(),
        as_of: ResultNotes.shape.as_of,
        values: z.record(z.string(), z.record(z.string(), z.int())),
      })
      .optional()
      .describe('Absent while the list is unavailable'),
    retry_after_seconds: z
      .int()
      .optional()
      .describe('When to try again for the list'),
    notice: ResultNotes.shape.notice,
  }),
  run: async () => {
    const { siteName, salesEmail } = config();
    const signIn = signInUrl();
    const projects = await getProjects();
    const structured = {
      name: siteName,
      description: pages.home.description,
      services: en.services.map(({ name, summary }) => `${name}: ${summary}`),
      contact: { email: salesEmail },
      request_url: `${absoluteUrl(contactPath({ about: '' }))}{about}`,
      ...(signIn && { sign_in_url: signIn }),
      open_projects_url: absoluteUrl(pages.openProjects.path),
      ...(projects.state === 'current'
        ? openAssignments(projects.snapshot)
        : {
            retry_after_seconds: projects.retryAfterSeconds,
            notice: unavailableText(projects),
          }),
    };
    return { text: JSON.stringify(structured), structured };
  },
});
