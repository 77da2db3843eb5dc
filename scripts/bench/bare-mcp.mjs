// The floor of MCP: the same SDK with one tool that answers given content, on a bare node:http server.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const [file, port] = process.argv.slice(2);
const { name, result } = JSON.parse(readFileSync(file, 'utf8'));
const inputSchema = z.object({ limit: z.number().optional() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0.0' });
  server.registerTool(name, { description: 'the same answer', inputSchema }, () => result);
  return server;
});

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked = new Request(`http://localhost${request.url}`, {
    method: request.method,
    headers: request.headers,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const answer = await handler.fetch(asked);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(port), '127.0.0.1');
