// The baseline: a bare node:http server that sends prepared responses from memory. Its argument is a file of them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, port] = process.argv.slice(2);
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ key, headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    return [key, { headers: { ...headers, 'content-length': bytes.length }, bytes }];
  }),
);

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  response.end(answer.bytes);
}).listen(Number(port), '127.0.0.1');
