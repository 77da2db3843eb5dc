import {
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { callTool } from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

/** Uses everything a client can discover from the endpoint’s address alone. */
type Caller = Pick<OlderClient, 'listTools' | 'callTool'>;

async function walk(client: Caller) {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_open_assignments',
    'get_assignment',
    'get_service_overview',
  ]);
  const call = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });
  const list = await call('list_open_assignments', { technology: 'kotlin' });
  const { assignments } = list.structuredContent as {
    assignments: { id: string }[];
  };
  const id = assignments[0]?.id ?? '';
  const { structuredContent } = await call('get_assignment', { id });
  expect(structuredContent).toMatchObject({ assignments: [{ id }] });
  // About 2,300 tokens, short enough for a small model.
  expect(JSON.stringify({ tools }).length).toBeLessThan(9_800);
  const missing = await call('get_assignment', { id: 'no-such-id' });
  expect(missing.isError).toBe(true);
}

test('the client of SDK v1 discovers, reads and calls everything', async ({
  site,
  own,
}) => {
  const client = new OlderClient({ name: 'tests', version: '1.0.0' });
  await own.start({ stop: () => client.close() });
  // The SDK's declarations predate exactOptionalPropertyTypes.
  await client.connect(
    new OlderTransport(new URL(`${site.url}/mcp`)) as Parameters<
      OlderClient['connect']
    >[0],
  );
  await walk(client);
  expect(client.getServerVersion()).toMatchObject({
    title: 'Test Consulting: open assignments',
  });
});

for (const [title, mode, revision] of [
  ['that negotiates', 'auto', '2026-07-28'],
  ['of the older revisions', undefined, '2025-11-25'],
] as const) {
  test(`a client of SDK v2 ${title} uses ${revision}`, async ({
    site,
    own,
  }) => {
    const options = mode === undefined ? {} : { versionNegotiation: { mode } };
    const client = new Client({ name: 'tests', version: '1.0.0' }, options);
    await own.start({ stop: () => client.close() });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)),
    );
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    await walk(client as Caller);
  });
}

test('a request that a client’s agent makes opens the form with a text the person can change, and sends nothing', async ({
  page,
  site,
}) => {
  const overview = await callTool(site.url, 'get_service_overview');
  const { request_url: template } = overview.structuredContent as {
    request_url: string;
  };
  const about = '</textarea><script>alert(1)</script> "Two testers"';
  await page.goto(template.replace('{about}', encodeURIComponent(about)));
  await expect(page.getByLabel('Message')).toHaveValue(about);
  await expect(page.getByLabel('Message')).toBeEditable();
});
