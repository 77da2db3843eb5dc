// The baseline for MCP: the same SDK on a bare node:http server, with one tool and one list that return given results.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const [file, port] = process.argv.slice(2);
const given = JSON.parse(readFileSync(file, 'utf8'));
const resultOf = (method) => given.find((call) => call.method === method).result;
const called = resultOf('tools/call');
const { tools } = resultOf('tools/list');
const inputSchema = z.object({ limit: z.number().optional() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'floor', version: '1.0.0' });
  server.registerTool(tools[0].name, { description: 'the same answer', inputSchema }, () => called);
  server.server.setRequestHandler('tools/list', () => ({ tools }));
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
