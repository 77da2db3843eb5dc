type McpClient = {
  readonly name: string;
  /** What the person does with the code. */
  readonly where: string;
  readonly language: 'sh' | 'json' | 'text';
  readonly code: string;
};

const NAME = 'assignments';

const json = (value: object) => JSON.stringify(value, null, 2);

/** How the endpoint is added to the common MCP clients. */
export function mcpClients(url: string): readonly McpClient[] {
  return [
    {
      name: 'Claude Code',
      where: 'in a terminal',
      language: 'sh',
      code: `claude mcp add --transport http ${NAME} ${url}`,
    },
    { name: 'Codex', where: 'in a terminal', language: 'sh', code: `codex mcp add ${NAME} --url ${url}` },
    {
      name: 'Gemini CLI',
      where: 'in a terminal',
      language: 'sh',
      code: `gemini mcp add --transport http ${NAME} ${url}`,
    },
    {
      name: 'Claude on the web, desktop and phone; ChatGPT',
      where: 'in the settings, add a custom connector with this address and no authentication',
      language: 'text',
      code: url,
    },
    { name: 'Cursor', where: 'in .cursor/mcp.json', language: 'json', code: json({ mcpServers: { [NAME]: { url } } }) },
    {
      name: 'VS Code',
      where: 'in .vscode/mcp.json',
      language: 'json',
      code: json({ servers: { [NAME]: { type: 'http', url } } }),
    },
    {
      name: 'Clients that only start programs',
      where: 'in their configuration, through mcp-remote',
      language: 'json',
      code: json({ mcpServers: { [NAME]: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
    },
  ];
}
