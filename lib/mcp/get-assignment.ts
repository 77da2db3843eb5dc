import * as z from 'zod';
import { THIRD_PARTY } from '../content/third-party.ts';
import { getProjects, heldProjects } from '../projects/get-projects.ts';
import type { ProjectList } from '../projects/project-list.ts';
import { similarProjects } from '../search/similar.ts';
import { AssignmentOutput, briefAssignment, fullAssignment } from './assignment-output.ts';
import { DataNote, dataNote, unavailableText } from './data-note.ts';
import { findAssignment } from './find-assignment.ts';
import { LinkTemplates, linkTemplates } from './link-templates.ts';
import { defineTool } from './tool.ts';

const MOST = 5;
const MOST_OF_ASKED = 100;
// Some clients refuse results of more than about 25,000 tokens.
const MOST_CONTEXT_OF_SEVERAL = 4_000;

/** Says that nothing open is meant by this, and what is near. */
function unknownId(projects: ProjectList, asked: string): string {
  const similar = similarProjects(projects, asked);
  return [
    `Nothing open has the id or title ${JSON.stringify(asked.slice(0, MOST_OF_ASKED))}.`,
    ...(similar.length > 0 ? ['The nearest:'] : []),
    ...similar.map((project) => briefAssignment(project).text),
  ].join('\n');
}

const EXPECTED = `expected an id, a title or an address, or an array of at most ${MOST}`;
const Id = z.string(EXPECTED).trim().min(1, EXPECTED).max(2_000, EXPECTED);

export const getAssignment = defineTool({
  name: 'get_assignment',
  title: 'Get an assignment',
  description: `Returns all public details of one open assignment, or of up to ${MOST} to compare: the text of the posting, place, timeline, and each role with its technologies, languages, allocation and rate. Use it after list_open_assignments, or when the person names an assignment. Next: give the person the url. This tool cannot apply or ask; the person opens the address to apply. ${THIRD_PARTY}`,
  example: () => ({ id: heldProjects()?.snapshot?.data.newestFirst[0]?.id ?? 'ID' }),
  input: z.object({
    id: z
      .union([Id, z.array(Id).min(1, EXPECTED).max(MOST, EXPECTED)], EXPECTED)
      .describe(
        `An id, with or without capitals, hyphens and prefix; or a title; or an address; or an array of at most ${MOST}`,
      ),
  }),
  output: z.object({
    assignments: z.array(AssignmentOutput),
    links: LinkTemplates,
    not_found: z.array(z.string()).optional(),
    ...DataNote.shape,
  }),
  run: async ({ id }) => {
    const projects = await getProjects();
    if (projects.state !== 'current') return { error: unavailableText(projects) };
    const { data, readAt } = projects.snapshot;
    const asked = new Map([id].flat().map((one) => [one, findAssignment(data, one)]));
    const missing = [...asked.keys()].filter((one) => asked.get(one) === undefined);
    const found = [...new Set(asked.values())].filter((one) => one !== undefined);
    const unknown = missing.map((one) => unknownId(data, one));
    if (found.length === 0) return { error: unknown.join('\n\n') };
    const most = found.length > 1 ? MOST_CONTEXT_OF_SEVERAL : undefined;
    const shown = found.map((project) => fullAssignment(project, most));
    const note = dataNote(readAt);
    const { links, text } = linkTemplates();
    const rest = [...unknown, text, `List read at ${note.as_of}.`, note.notice];
    return {
      text: [...shown.map((one) => one.text), ...rest].filter(Boolean).join('\n\n'),
      structured: {
        assignments: shown.map(({ assignment }) => assignment),
        links,
        ...(missing.length > 0 && { not_found: missing }),
        ...note,
      },
    };
  },
});
