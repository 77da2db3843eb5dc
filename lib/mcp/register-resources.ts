import {
  type ListResourcesResult,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { config } from '../config.ts';
import { cutText } from '../cut-text.ts';
import type { PublicProject } from '../projects/project.ts';
import { assignmentIdOf, assignmentPath, markdownPath, pageOfMarkdownPath, pages } from '../site.ts';
import { assignmentIds } from './complete.ts';
import { cursorAfter, placeOf } from './cursor.ts';
import { openAssignments } from './open-assignments.ts';
import { safely } from './safely.ts';

/** A page of this site as markdown, by its address. */
export type ReadPage = (
  address: string,
) => Promise<{ readonly status: number; readonly retryAfterSeconds?: number | undefined; readonly text: string }>;

const MARKDOWN = 'text/markdown';
// An official client gives up after 64 pages.
const PAGE_SIZE = 250;
const SCOPE = 'resources';

/** The address of an assignment's markdown, which is also the name of its resource: who can fetch it needs no MCP. */
export function assignmentUri(id: string): string {
  return `${config().baseUrl}${markdownPath(assignmentPath(id))}`;
}

const overviewUri = () => `${config().baseUrl}${markdownPath(pages.home.path)}`;
const templateUri = () => `${config().baseUrl}${markdownPath(`${pages.openProjects.path}/{id}`)}`;

async function read(uri: URL, readPage: ReadPage): Promise<ReadResourceResult> {
  const address = pageOfMarkdownPath(uri.pathname);
  // A page may show how its list last stood and say so; whoever asks here is told what the tools tell.
  if (address !== null && assignmentIdOf(address) !== null) await openAssignments();
  const page = address === null ? null : await readPage(address);
  if (page === null || page.status === 404) throw new ResourceNotFoundError(uri.href);
  if (page.status !== 200) {
    const when = page.retryAfterSeconds === undefined ? 'later' : `in ${page.retryAfterSeconds} seconds`;
    throw new ProtocolError(ProtocolErrorCode.InternalError, `This can’t be read at the moment. Try again ${when}.`);
  }
  return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: page.text }] };
}

function resourceOf({ id, name, location, roles }: PublicProject): ListResourcesResult['resources'][number] {
  const description = [roles.map(({ title }) => title).join(', '), location].filter(Boolean).join('; ');
  return { uri: assignmentUri(id), name: id, title: name, description: cutText(description, 500), mimeType: MARKDOWN };
}

async function listAssignments(cursor: string | undefined) {
  const projects = await openAssignments();
  const ids = projects.map(({ id }) => id);
  const place = placeOf(cursor, ids, SCOPE);
  if (!place.ok) throw new ProtocolError(ProtocolErrorCode.InvalidParams, place.text);
  const resources = projects.slice(place.start, place.start + PAGE_SIZE).map(resourceOf);
  const end = place.start + resources.length;
  const last = ids[end - 1];
  return { resources, ...(last !== undefined && end < ids.length && { nextCursor: cursorAfter(end, last, SCOPE) }) };
}

/** Offers the overview and each open assignment as markdown: the bytes of their pages. */
export function registerResources(server: McpServer, readPage: ReadPage) {
  const overview = {
    name: 'overview',
    title: pages.home.title,
    description: pages.home.description,
    mimeType: MARKDOWN,
  };
  const { name, ...metadata } = overview;
  server.registerResource(name, overviewUri(), metadata, (uri) => safely('resource', () => read(uri, readPage)));
  server.registerResource(
    'assignment',
    new ResourceTemplate(templateUri(), { list: undefined, complete: { id: assignmentIds } }),
    {
      title: 'One open assignment',
      description: 'Everything that is public about it, as on its page',
      mimeType: MARKDOWN,
    },
    (uri) => safely('resource', () => read(uri, readPage)),
  );
  // The SDK's own list knows no pages, and a feed may have ten thousand assignments.
  server.server.setRequestHandler('resources/list', async ({ params }) => {
    const { resources, ...next } = await safely('resources', () => listAssignments(params?.cursor));
    const first = params?.cursor === undefined ? [{ uri: overviewUri(), ...overview }] : [];
    return { resources: [...first, ...resources], ...next };
  });
}
