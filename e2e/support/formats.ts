import { tools } from '../../lib/mcp/tools.ts';
import type { ProjectList } from '../../lib/projects/project-list.ts';
import type { ToolName } from '../../lib/routes/interface.ts';
import { atomFeed } from '../../lib/syndication/atom.ts';
import { jsonFeed } from '../../lib/syndication/json-feed.ts';

type Assignments = { readonly assignments?: readonly { id: string }[] };

/**
 * The result of a tool, called without the endpoint: its data, and its content
 * as JSON.
 */
export async function toolResult(
  name: ToolName,
  args: Readonly<Record<string, unknown>> = {},
) {
  const result = await tools.find((tool) => tool.name === name)?.call(args);
  const [part] = result?.content ?? [];
  const structured = result?.structuredContent ?? {};
  const { assignments = [] } = structured as Assignments;
  return {
    structured,
    assignments,
    ids: assignments.map(({ id }) => id),
    text: part?.type === 'text' ? part.text : '',
    isError: result?.isError ?? false,
    content: JSON.stringify(result?.content),
  };
}

/** Both feeds of a list, for the query of an address. */
export async function feedsOf(list: ProjectList, query = '') {
  const params = new URLSearchParams(query);
  const [atom, json] = [
    await atomFeed(list, params),
    await jsonFeed(list, params),
  ];
  if (!atom || !json) throw new Error('expected a page of the feed');
  return { atom, json };
}
