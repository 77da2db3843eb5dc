import {
  Client,
  StreamableHTTPClientTransport as Transport,
} from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { TOOL_NAMES } from '../lib/routes/interface.ts';
import { callTool } from './support/mcp-wire.ts';
import { expect, test } from './support/test.ts';

const INFO = { name: 'tests', version: '1.0.0' };
const negotiating = { versionNegotiation: { mode: 'auto' } } as const;

for (const [title, created, ClientTransport, revision] of [
  ['SDK v1', new OlderClient(INFO), OlderTransport, '2025-11-25'],
  ['SDK v2', new Client(INFO), Transport, '2025-11-25'],
  [
    'SDK v2, negotiating,',
    new Client(INFO, negotiating),
    Transport,
    '2026-07-28',
  ],
] as const) {
  test(`the client of ${title} discovers, reads and calls everything by ${revision}`, async ({
    site,
    own,
  }) => {
    // The methods used here are the same in both.
    const client = created as OlderClient;
    await own.start({ stop: () => client.close() });
    const transport = new ClientTransport(new URL(`${site.url}/mcp`));
    // The SDK's declarations predate exactOptionalPropertyTypes.
    await client.connect(transport as never);
    expect(transport.protocolVersion).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({
      title: 'Test Consulting: open assignments',
    });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
    // About 2,300 tokens, short enough for a small model.
    expect(JSON.stringify({ tools }).length).toBeLessThan(9_800);
    const call = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args });
    const list = await call('list_open_assignments', { technology: 'kotlin' });
    const { assignments } = list.structuredContent as {
      assignments: { id: string }[];
    };
    const id = assignments[0]?.id ?? '';
    const { structuredContent } = await call('get_assignment', { id });
    expect(structuredContent).toMatchObject({ assignments: [{ id }] });
    const missing = await call('get_assignment', { id: 'no-such-id' });
    expect(missing.isError).toBe(true);
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
