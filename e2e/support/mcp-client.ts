import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** Runs `use` with an official client (SDK v1) connected to the site’s endpoint. */
export async function withMcpClient<T>(siteUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  // The SDK's declarations predate exactOptionalPropertyTypes.
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${siteUrl}/mcp`)) as Parameters<Client['connect']>[0],
  );
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}
