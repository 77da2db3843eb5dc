import type { ReactNode } from 'react';

const NAME = 'assignments';

/** How to add the endpoint to common MCP clients: the client, and the command or the setting. */
export function mcpClients(url: string): readonly (readonly [client: string, how: ReactNode])[] {
  const command = (text: string) => <code>{text}</code>;
  const setting = (where: ReactNode, value: object) => (
    <>
      In {where}: <code>{JSON.stringify(value)}</code>
    </>
  );
  const remote = { command: 'npx', args: ['-y', 'mcp-remote', url] };
  return [
    ['Claude (web, desktop, mobile) and ChatGPT', 'In the settings, as a custom connector without authentication'],
    ['Claude Code', command(`claude mcp add --transport http ${NAME} ${url}`)],
    ['Codex', command(`codex mcp add ${NAME} --url ${url}`)],
    ['Gemini CLI', command(`gemini mcp add --transport http ${NAME} ${url}`)],
    ['Cursor', setting(<code>.cursor/mcp.json</code>, { mcpServers: { [NAME]: { url } } })],
    ['VS Code', setting(<code>.vscode/mcp.json</code>, { servers: { [NAME]: { type: 'http', url } } })],
    ['Clients for local servers only', setting('the configuration', { mcpServers: { [NAME]: remote } })],
  ];
}
