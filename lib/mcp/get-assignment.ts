import * as z from 'zod';
import { config } from '../config/config.ts';
import { canonicalPath, decoded } from '../http/request-target.ts';
import { getProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentIdOf } from '../routes/addresses.ts';
import { LIST_TOOL, THIRD_PARTY } from '../routes/interface.ts';
import { pageOfMarkdownPath } from '../routes/pages.ts';
import { AssignmentOutput, fullAssignment } from './assignment-output.ts';
import { ResultNotes, resultNotes, unavailableText } from './result-notes.ts';
import { defineTool } from './tool.ts';

/**
 * The id in an address of this site, with or without scheme and host, of HTML
 * or markdown; `null` for anything else.
 */
function idInAddress(asked: string): string | null {
  const address = /^(?:https?:)?\//i.test(asked) ? asked : `https://${asked}`;
  const { baseUrl, hosts } = config();
  if (!URL.canParse(address, baseUrl)) return null;
  const { hostname, pathname } = new URL(address, baseUrl);
  const path = hosts.includes(hostname) ? canonicalPath(pathname) : null;
  return path && assignmentIdOf(pageOfMarkdownPath(path) ?? path);
}

/**
 * The assignment with this id, which may be percent-encoded, or with the page
 * of this address; `undefined` if none is open.
 */
function findAssignment(
  { byId }: ProjectList,
  id: string,
): PublicProject | undefined {
  return (
    byId.get(id) ??
    byId.get(decoded(id) ?? id) ??
    byId.get(idInAddress(id) ?? id)
  );
}

const MOST = 5;
const MOST_OF_ASKED = 100;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** Says that nothing open has this id, and how to find it otherwise. */
const unknownId = (asked: string) =>
  `No open assignment has the id or address ${JSON.stringify(asked.slice(0, MOST_OF_ASKED))}. To find one by its title, call ${LIST_TOOL} with q.`;

const EXPECTED = `expected ids or addresses, at most ${MOST}`;
const Ids = z
  .array(z.string(EXPECTED).min(1, EXPECTED).max(2_000, EXPECTED))
  .min(1, EXPECTED)
  .max(MOST, EXPECTED);

export const getAssignment = defineTool({
  name: 'get_assignment',
  description: `Returns all public details of one open assignment, or of up to ${MOST} to compare: the text of the posting, place, timeline, and each role with its technologies, languages, allocation and rate. Use it after list_open_assignments, or when the person gives an id or a link. Next: give the person the url. Applying and asking are up to the person. ${THIRD_PARTY}`,
  input: z.object({
    // A single id is a list of one.
    id: z
      .preprocess((value) => [value].flat(), Ids)
      .describe(`Ids or addresses of this site, at most ${MOST}`),
  }),
  output: z.object({
    assignments: z.array(AssignmentOutput),
    not_found: z.array(z.string()).optional(),
    ...ResultNotes.shape,
  }),
  run: async ({ id }) => {
    const projects = await getProjects();
    if (projects.state !== 'current')
      return { error: unavailableText(projects) };
    const { data, readAt } = projects.snapshot;
    const asked = new Map(id.map((one) => [one, findAssignment(data, one)]));
    const missing = [...asked.keys()].filter(
      (one) => asked.get(one) === undefined,
    );
    const found = [...new Set(asked.values())].filter(
      (one) => one !== undefined,
    );
    const unknown = missing.map(unknownId);
    if (found.length === 0) return { error: unknown.join('\n\n') };
    const most = found.length > 1 ? MOST_CONTEXT_OF_SEVERAL : undefined;
    const shown = found.map((project) => fullAssignment(project, most));
    const { notes, text } = resultNotes(readAt);
    const assignments = shown.map(({ assignment }) => assignment);
    return {
      text: [...shown.map((one) => one.text), ...unknown, text].join('\n\n'),
      structured: {
        assignments,
        ...(missing.length > 0 && { not_found: missing }),
        ...notes,
      },
    };
  },
});
