import assert from 'node:assert/strict';
import type { Client } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Texts<Name extends string> = { readonly [name in Name]: string };

export type Assignment = Texts<'id' | 'name' | 'context' | 'url' | 'markdown_url' | 'apply_url'>;

export type Listed = {
  readonly assignments: readonly Assignment[];
  readonly total: number;
  readonly open: number;
  readonly filters: Readonly<Record<string, string>>;
  readonly next_cursor?: string;
  readonly available_values?: Readonly<Record<string, readonly string[]>>;
  readonly url_template: string;
};

/** Returns a function that calls tools and throws when a result is an error or doesn’t match the schema from tools/list. */
export async function checkedCalls(client: Client) {
  const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true }));
  const { tools } = await client.listTools();
  const validators = new Map(tools.map(({ name, outputSchema }) => [name, ajv.compile(outputSchema ?? false)]));
  return async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(`${name} failed: ${JSON.stringify(content)}`);
    const validate = validators.get(name);
    if (!validate?.(structuredContent))
      throw new Error(`${name} broke its schema: ${JSON.stringify(validate?.errors)}`);
    const [text] = content;
    return { structured: structuredContent as unknown, text: text?.type === 'text' ? text.text : '', content };
  };
}

export type Call = Awaited<ReturnType<typeof checkedCalls>>;

/** The assignments of all pages of the list. */
export async function listAll(call: Call, filters: Readonly<Record<string, unknown>> = {}): Promise<Assignment[]> {
  const all: Assignment[] = [];
  let cursor: string | undefined;
  do {
    const { structured } = await call('list_open_assignments', { ...filters, ...(cursor && { cursor }) });
    const { assignments, next_cursor } = structured as Listed;
    assert(assignments.length > 0 || next_cursor === undefined, 'the list has no end');
    all.push(...assignments);
    cursor = next_cursor;
  } while (cursor !== undefined);
  return all;
}

/**
 * Checks that the tools and resources of a server have exactly these assignments: every result matches its schema, and each
 * resource is the markdown of its page.
 */
export async function expectAll(
  client: Client,
  projects: readonly { readonly id: string; readonly context: string; readonly posting?: string | undefined }[],
  markdownAt: (url: string) => Promise<string>,
) {
  const call = await checkedCalls(client);
  const listed = (await listAll(call, { limit: 25 })).map(({ id }) => id);
  assert.equal(listed.join('\n'), projects.map(({ id }) => id).join('\n'));
  const expectPage = async (uri: string) => {
    const { contents } = await client.readResource({ uri });
    assert.deepEqual(contents, [{ uri, mimeType: 'text/markdown', text: await markdownAt(uri) }]);
  };
  for (const project of projects) {
    const { structured, text, content } = await call('get_assignment', { id: project.id });
    const [assignment] = (structured as { assignments: readonly [Assignment] }).assignments;
    const { url, markdown_url: uri, apply_url } = assignment;
    // Tools return text.
    const { posting: _, ...stated } = project;
    assert.deepEqual({ ...assignment, ...stated }, assignment);
    for (const part of [project.id, ...project.context.split('\n'), url, uri, apply_url]) {
      assert(text.includes(part), `${JSON.stringify(part)} is not in ${text}`);
    }
    const [, link] = content;
    assert.deepEqual(link?.type === 'resource_link' && [link.uri, link.name], [uri, project.id]);
    await expectPage(uri);
  }
  const { structured } = await call('get_service_overview');
  assert.equal((structured as { open_assignments: { total: number } }).open_assignments.total, projects.length);
  const { resources } = await client.listResources();
  assert.equal(resources.length, projects.length + 1);
  await expectPage(resources[0]?.uri ?? '');
}
