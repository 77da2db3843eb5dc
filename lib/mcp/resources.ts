import {
  type ListResourcesResult,
  type McpServer,
  type ReadResourceResult,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { assignmentIdOf, assignmentPath, markdownPath, pageOfMarkdownPath } from '../addresses.ts';
import { absoluteUrl } from '../config.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project.ts';
import { pages } from '../site.ts';
import { cursorAfter, startOf } from './cursor.ts';
import { openAssignments } from './open-assignments.ts';
import { maskErrors, RpcError, rpcCode } from './rpc-error.ts';

/** Renders the page at a path as markdown. */
export type ReadPage = (
  address: string,
) => Promise<{ readonly status: number; readonly retryAfterSeconds?: number | undefined; readonly text: string }>;

const MEDIA_TYPE = 'text/markdown';
// One official client stops after 64 pages.
const RESOURCES_PER_PAGE = 250;
const LIST_NAME = 'resources';

const overview = {
  name: 'overview',
  title: pages.home.title,
  description: pages.home.description,
  mimeType: MEDIA_TYPE,
};
const assignment = {
  title: 'Open assignment',
  description: 'All public details of one open assignment, as on its page',
  mimeType: MEDIA_TYPE,
};

// A resource's URI is the URL of the page's markdown, so it can also be fetched without MCP.
const overviewUri = () => absoluteUrl(markdownPath(pages.home.path));

// More than the longest address of an assignment, whose id has at most 200 characters.
const LONGEST_URI = 3_000;

function unknownResource(href: string) {
  const uri = cutText(href, LONGEST_URI);
  return new RpcError(rpcCode.invalidParams, `Resource not found: ${uri}`, { uri });
}

/** The home page or an assignment as markdown. Pages may show an expired list with a notice; resources fail as the tools do. */
async function read({ href, pathname }: URL, readPage: ReadPage): Promise<ReadResourceResult> {
  const address = (href.length <= LONGEST_URI && pageOfMarkdownPath(pathname)) || '';
  const id = assignmentIdOf(address);
  const isOffered = address === pages.home.path || (id !== null && (await openAssignments()).data.byId.has(id));
  if (!isOffered) throw unknownResource(href);
  const { status, text, retryAfterSeconds } = await readPage(address);
  if (status === 200) return { contents: [{ uri: href, mimeType: MEDIA_TYPE, text }] };
  if (status === 404) throw unknownResource(href);
  const when = retryAfterSeconds === undefined ? 'later' : `in ${retryAfterSeconds} seconds`;
  throw new RpcError(rpcCode.internalError, `This resource is unavailable at the moment. Try again ${when}.`);
}

function resourceOf({ id, name, location, roles }: PublicProject): ListResourcesResult['resources'][number] {
  const description = [roles.map(({ title }) => title).join(', '), location].filter(Boolean).join('; ');
  const uri = absoluteUrl(markdownPath(assignmentPath(id)));
  return { uri, name: id, title: name, description: cutText(description, 500), mimeType: MEDIA_TYPE };
}

/** A page of the resources: the overview, then the assignments. The SDK's own list has no paging. */
async function list(cursor: string | undefined): Promise<ListResourcesResult> {
  const { all } = (await openAssignments()).data;
  const start = startOf(cursor, all, LIST_NAME);
  const end = start + RESOURCES_PER_PAGE;
  const assignments = all.slice(start, end).map(resourceOf);
  const nextCursor = cursorAfter(end, all, LIST_NAME);
  const first = cursor === undefined ? [{ uri: overviewUri(), ...overview }] : [];
  return { resources: [...first, ...assignments], ...(nextCursor && { nextCursor }) };
}

/** Registers the home page and every open assignment as resources: the same markdown as their pages. */
export function registerResources(server: McpServer, readPage: ReadPage) {
  const reading = (uri: URL) => maskErrors('resource', () => read(uri, readPage));
  const template = absoluteUrl(markdownPath(`${pages.openProjects.path}/{id}`));
  server.registerResource(overview.name, overviewUri(), overview, reading);
  server.registerResource('assignment', new ResourceTemplate(template, { list: undefined }), assignment, reading);
  server.server.setRequestHandler('resources/list', ({ params }) =>
    maskErrors('resources', () => list(params?.cursor)),
  );
}
