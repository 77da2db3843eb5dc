import type { Metadata } from 'next';
import { PageHead } from '@/lib/components/page-head.tsx';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { pages } from '@/lib/content/pages.ts';
import { MOST_BODY_BYTES } from '@/lib/http/limits.ts';
import { PAGE_SIZE } from '@/lib/listing/paging.ts';
import { LIST_TOOL, MCP_REVISIONS, TOOL_TITLES } from '@/lib/routes/interface.ts';
import { markdownPath } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';

const { path, title, description } = pages.docs;

export const metadata: Metadata = { title, description };

function Command({ children }: { children: string }) {
  return (
    <pre>
      <code className="language-sh">{children}</code>
    </pre>
  );
}

const params = { name: LIST_TOOL, arguments: { limit: 1 } };
const exampleCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };

/** The MCP endpoint, how to add it to a client, and its tools, which describe themselves. */
function Mcp() {
  const url = absoluteUrl(resources.mcp.path);
  return (
    <section>
      <h2 id="mcp">MCP</h2>
      <p>
        A Model Context Protocol server over Streamable HTTP, without a session. Add its address to your client, for
        example with <code>{`claude mcp add --transport http assignments ${url}`}</code>, or call it directly:
      </p>
      <Command>
        {`curl ${url} -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${JSON.stringify(exampleCall)}'`}
      </Command>
      <ul>
        {Object.entries(TOOL_TITLES).map(([name, what]) => (
          <li key={name}>
            <code>{name}</code>: {what}
          </li>
        ))}
      </ul>
      <p>
        The <a href={resources.serverCard.path}>server card</a> describes it for programs. Supported revisions of the
        protocol: {MCP_REVISIONS.join(', ')}.
      </p>
    </section>
  );
}

function Limits() {
  const { feed, mcp } = config();
  return (
    <section>
      <h2 id="limits">Limits</h2>
      <ul>
        {mcp.messagesPerMinute > 0 && (
          <li>{`${mcp.messagesPerMinute} MCP messages a minute from one IP address, then 429`}</li>
        )}
        <li>{`${MOST_BODY_BYTES} bytes in the body of a request, then 413`}</li>
        <li>{`${PAGE_SIZE} assignments on one page of the list; the JSON API has no pages`}</li>
        <li>
          {`The list is at most ${feed.revalidateSeconds} seconds old. While its source is unavailable it may be ${feed.maxStaleSeconds} seconds old, then the API answers 502, and pages keep showing it with its date`}
        </li>
      </ul>
      <p>
        Everything can be read from any origin (CORS). Responses have a strong <code>ETag</code>; send it in{' '}
        <code>If-None-Match</code> to get 304 while nothing has changed.
      </p>
    </section>
  );
}

export default function Docs() {
  const list = pages.openProjects.path;
  return (
    <>
      <PageHead path={path} title={title}>
        Programs can read this site through MCP, as JSON and as markdown. Everything is public and read-only; no login
        or key is needed. <a href={resources.llmsTxt.path}>{resources.llmsTxt.path}</a> lists every document.
      </PageHead>
      <p>
        Agents give people the link for the next step: to apply, or to <a href={pages.contact.path}>write to us</a>.
        Only people take it.
      </p>
      <div className="rows">
        <Mcp />
        <section>
          <h2 id="api">JSON API</h2>
          <p>
            All open assignments as one array. The <a href={resources.openapi.path}>OpenAPI description</a> has the
            fields. The <a href={resources.jsonFeed.path}>JSON Feed</a> has the same assignments with dates and facts,
            and takes the filters of the list.
          </p>
          <Command>{`curl ${absoluteUrl(resources.projectsApi.path)}`}</Command>
        </section>
        <section>
          <h2 id="markdown">Markdown</h2>
          <p>
            Every page, without navigation and with absolute URLs: send <code>Accept: text/markdown</code>, or add{' '}
            <code>.md</code> to its address. The list takes the arguments of <code>{LIST_TOOL}</code> as query
            parameters.
          </p>
          <Command>
            {`curl -H 'Accept: text/markdown' ${absoluteUrl(list)}\ncurl '${absoluteUrl(markdownPath(`${list}?technology=React&remote=yes`))}'`}
          </Command>
        </section>
        <Limits />
        <section>
          <h2 id="errors">Errors</h2>
          <p>
            The API, and pages for clients that prefer JSON, answer with problem documents (RFC 9457) that say what to
            do, and <code>{resources.mcp.path}</code> with JSON-RPC errors. Where the list or the server is not
            available for a while (502, 503), <code>Retry-After</code> says when to try again.
          </p>
        </section>
      </div>
    </>
  );
}
