type McpClient = {
  readonly name: string;
  /** What the person does with the code. */
  readonly where: string;
  readonly language: 'sh' | 'json' | 'text';
  readonly code: string;
};

const NAME = 'assignments';

const terminal = (name: string, code: string): McpClient => ({ name, where: 'in a terminal', language: 'sh', code });
const configuration = (name: string, where: string, value: object): McpClient => ({
  name,
  where,
  language: 'json',
  code: JSON.stringify(value, null, 2),
});

/** How the endpoint is added to the common MCP clients. */
export function mcpClients(url: string): readonly McpClient[] {
  return [
    terminal('Claude Code', `claude mcp add --transport http ${NAME} ${url}`),
    terminal('Codex', `codex mcp add ${NAME} --url ${url}`),
    terminal('Gemini CLI', `gemini mcp add --transport http ${NAME} ${url}`),
    {
      name: 'Claude on the web, desktop and phone; ChatGPT',
      where: 'in the settings, add a custom connector with this address and no authentication',
      language: 'text',
      code: url,
    },
    configuration('Cursor', 'in .cursor/mcp.json', { mcpServers: { [NAME]: { url } } }),
    configuration('VS Code', 'in .vscode/mcp.json', { servers: { [NAME]: { type: 'http', url } } }),
    configuration('Clients that only start programs', 'in their configuration, through mcp-remote', {
      mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', url] } },
    }),
  ];
}
