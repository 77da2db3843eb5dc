type McpClient = {
  readonly name: string;
  /** Where the code goes. */
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

/** How to add the endpoint to common MCP clients. */
export function mcpClients(url: string): readonly McpClient[] {
  return [
    terminal('Claude Code', `claude mcp add --transport http ${NAME} ${url}`),
    terminal('Codex', `codex mcp add ${NAME} --url ${url}`),
    terminal('Gemini CLI', `gemini mcp add --transport http ${NAME} ${url}`),
    {
      name: 'Claude (web, desktop and mobile) and ChatGPT',
      where: 'in the settings, add a custom connector with this URL and no authentication',
      language: 'text',
      code: url,
    },
    configuration('Cursor', 'in .cursor/mcp.json', { mcpServers: { [NAME]: { url } } }),
    configuration('VS Code', 'in .vscode/mcp.json', { servers: { [NAME]: { type: 'http', url } } }),
    configuration('Clients that only support local servers', 'in their configuration, through mcp-remote', {
      mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', url] } },
    }),
  ];
}
