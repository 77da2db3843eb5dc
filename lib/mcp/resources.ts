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

/** Whether a page is offered as a resource. Pages may show an expired list with a notice; resources fail as the tools do. */
async function isOffered(address: string): Promise<boolean> {
  if (address === pages.home.path) return true;
  const id = assignmentIdOf(address);
  return id !== null && (await openAssignments()).data.byId.has(id);
}

// More than the longest address of an assignment, whose id has at most 200 characters.
const LONGEST_URI = 3_000;

function unknownResource({ href }: URL) {
  const uri = cutText(href, LONGEST_URI);
  return new RpcError(rpcCode.invalidParams, `Resource not found: ${uri}`, { uri });
}

async function read(uri: URL, readPage: ReadPage): Promise<ReadResourceResult> {
  const address = uri.href.length > LONGEST_URI ? null : pageOfMarkdownPath(uri.pathname);
  if (address === null || !(await isOffered(address))) throw unknownResource(uri);
  const page = await readPage(address);
  if (page.status === 404) throw unknownResource(uri);
  if (page.status !== 200) {
    const when = page.retryAfterSeconds === undefined ? 'later' : `in ${page.retryAfterSeconds} seconds`;
    throw new RpcError(rpcCode.internalError, `This resource is unavailable at the moment. Try again ${when}.`);
  }
  return { contents: [{ uri: uri.href, mimeType: MEDIA_TYPE, text: page.text }] };
}

function resourceOf({ id, name, location, roles }: PublicProject): ListResourcesResult['resources'][number] {
  const description = [roles.map(({ title }) => title).join(', '), location].filter(Boolean).join('; ');
  const uri = absoluteUrl(markdownPath(assignmentPath(id)));
  return { uri, name: id, title: name, description: cutText(description, 500), mimeType: MEDIA_TYPE };
}

async function listAssignments(cursor: string | undefined) {
  const { all } = (await openAssignments()).data;
  const start = startOf(cursor, all, LIST_NAME);
  const resources = all.slice(start, start + RESOURCES_PER_PAGE).map(resourceOf);
  const nextCursor = cursorAfter(start + resources.length, all, LIST_NAME);
  return { resources, ...(nextCursor && { nextCursor }) };
}

/** Registers the home page and every open assignment as resources: the same markdown as their pages. */
export function registerResources(server: McpServer, readPage: ReadPage) {
  const reading = (uri: URL) => maskErrors('resource', () => read(uri, readPage));
  server.registerResource(overview.name, overviewUri(), overview, reading);
  const uriTemplate = absoluteUrl(markdownPath(`${pages.openProjects.path}/{id}`));
  const template = new ResourceTemplate(uriTemplate, { list: undefined });
  server.registerResource('assignment', template, assignment, reading);
  // The SDK's own list has no paging, and a feed may have ten thousand assignments.
  server.server.setRequestHandler('resources/list', async ({ params }) => {
    const { resources, ...next } = await maskErrors('resources', () => listAssignments(params?.cursor));
    const first = params?.cursor === undefined ? [{ uri: overviewUri(), ...overview }] : [];
    return { resources: [...first, ...resources], ...next };
  });
}
