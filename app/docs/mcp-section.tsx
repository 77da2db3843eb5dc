import { Fragment, type ReactNode } from 'react';
import { absoluteUrl } from '@/lib/config/config.ts';
import { tools } from '@/lib/mcp/tools.ts';
import { LIST_TOOL, MCP_REVISIONS } from '@/lib/routes/interface.ts';
import { resources } from '@/lib/routes/resources.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';
import { Folded } from './folded.tsx';
import { Rows } from './rows.tsx';

const SERVER_NAME = 'assignments';

/** How to add the endpoint to common MCP clients: the client, and the command or the setting. */
function mcpClients(url: string): readonly (readonly [client: string, how: ReactNode])[] {
  const command = (text: string) => <code>{text}</code>;
  const setting = (where: ReactNode, value: object) => (
    <>
      In {where}: <code>{JSON.stringify(value)}</code>
    </>
  );
  const remote = { command: 'npx', args: ['-y', 'mcp-remote', url] };
  return [
    ['Claude (web, desktop, mobile) and ChatGPT', 'In the settings, as a custom connector without authentication'],
    ['Claude Code', command(`claude mcp add --transport http ${SERVER_NAME} ${url}`)],
    ['Codex', command(`codex mcp add ${SERVER_NAME} --url ${url}`)],
    ['Gemini CLI', command(`gemini mcp add --transport http ${SERVER_NAME} ${url}`)],
    ['Cursor', setting(<code>.cursor/mcp.json</code>, { mcpServers: { [SERVER_NAME]: { url } } })],
    ['VS Code', setting(<code>.vscode/mcp.json</code>, { servers: { [SERVER_NAME]: { type: 'http', url } } })],
    ['Clients for local servers only', setting('the configuration', { mcpServers: { [SERVER_NAME]: remote } })],
  ];
}

/** The request body of the curl example. */
const exampleCall = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: LIST_TOOL, arguments: { limit: 1 } },
};

function Revisions() {
  return MCP_REVISIONS.map((version, index) => (
    <Fragment key={version}>
      {index > 0 && ', '}
      <span className="whole">{version}</span>
    </Fragment>
  ));
}

function Tools() {
  const [, getAssignment] = tools;
  const assignment = getAssignment.output.shape.assignments.element;
  return (
    <>
      <h3 id="tools">Tools</h3>
      <p>
        Every tool returns structured content and the same information as text. An error that the caller can act on is a
        result with <code>isError</code> that says what to do.
      </p>
      {tools.map(({ name, registration: { title, description }, input, output }) => (
        <section key={name} id={name}>
          <Folded summary={`${name}: ${title}`} heading="h4">
            <p>{description}</p>
            <p>Arguments:</p>
            <FieldTable schema={input} io="input" />
            <p>Result:</p>
            <FieldTable schema={output} io="output" />
          </Folded>
        </section>
      ))}
      <section id="assignment">
        <Folded summary="An assignment in tool results" heading="h4">
          <FieldTable schema={assignment} io="output" />
        </Folded>
      </section>
    </>
  );
}

/** The MCP endpoint: how to add it to a client, and the fields of every tool. */
export function McpSection() {
  const url = absoluteUrl(resources.mcp.path);
  return (
    <section>
      <h2 id="mcp">MCP</h2>
      <p>
        A Model Context Protocol server over Streamable HTTP at <code>{url}</code>. It is read-only and needs neither
        authentication nor a session. Supported protocol revisions: <Revisions />. The{' '}
        <a href={resources.serverCard.path}>server card</a> has the same information for programs.
      </p>
      <h3 id="clients">Add it to a client</h3>
      <Folded summary="Claude, ChatGPT, Codex, Gemini, Cursor, VS Code and others">
        <Rows heads={['Client', 'How']} rows={mcpClients(url)} />
        <p>With curl:</p>
        <Code language="sh">
          {`curl ${url} -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${JSON.stringify(exampleCall)}'`}
        </Code>
      </Folded>
      <Tools />
      <p>The markdown page of each assignment has the same facts.</p>
    </section>
  );
}
