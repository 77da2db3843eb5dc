import { Fragment } from 'react';
import { absoluteUrl } from '@/lib/config.ts';
import { AssignmentOutput } from '@/lib/mcp/assignment-output.ts';
import { protocolVersions } from '@/lib/mcp/identity.ts';
import { tools } from '@/lib/mcp/tools.ts';
import { FORM_TOOL, pages, resources } from '@/lib/site.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';
import { mcpClients } from './mcp-clients.ts';

/** The body of a call by hand. */
const exampleCall = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: tools[0]?.name, arguments: { limit: 1 } },
};

function Revisions() {
  return protocolVersions.map((version, index) => (
    <Fragment key={version}>
      {index > 0 && ', '}
      <span className="whole">{version}</span>
    </Fragment>
  ));
}

/** The MCP endpoint: how to add it to a client, and every tool with its fields. */
export function McpSection() {
  const url = absoluteUrl(resources.mcp.path);
  return (
    <>
      <h2 id="mcp">MCP</h2>
      <p>
        A Model Context Protocol server over Streamable HTTP at <code>{url}</code>. No authentication, no session,
        read-only. Protocol revisions: <Revisions />. A <a href={resources.serverCard.path}>server card</a> says the
        same to programs.
      </p>
      <h3>Add it to a client</h3>
      {mcpClients(url).map(({ name, where, language, code }) => (
        <div key={name}>
          <p>
            <strong>{name}</strong>: {where}
          </p>
          <Code language={language}>{code}</Code>
        </div>
      ))}
      <p>By hand:</p>
      <Code language="sh">
        {`curl ${url} -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${JSON.stringify(exampleCall)}'`}
      </Code>
      <h3>In the browser</h3>
      <p>
        Where a browser has WebMCP (<code>document.modelContext</code>, in older drafts{' '}
        <code>navigator.modelContext</code>), every page registers the same tools with it, and the search form on{' '}
        <a href={pages.openProjects.path}>Open projects</a> is one more, <code>{FORM_TOOL}</code>, which shows a search
        to the person. The contact form is left to people.
      </p>
      <h3>Tools</h3>
      <p>
        Each answers with structured content and with the same in words. A failure that a caller can do something about
        is a result with <code>isError</code> that says what to do.
      </p>
      {tools.map((tool) => (
        <section key={tool.name} id={tool.name}>
          <h4>
            <code>{tool.name}</code>: {tool.title}
          </h4>
          <p>{tool.description}</p>
          <p>Arguments:</p>
          <FieldTable schema={tool.input} io="input" />
          <p>Result:</p>
          <FieldTable schema={tool.output} io="output" />
        </section>
      ))}
      <h4 id="assignment">An assignment as tools return it</h4>
      <FieldTable schema={AssignmentOutput} io="output" />
    </>
  );
}
