import { config } from '../config.ts';
import { tools } from '../mcp/tools.ts';
import { markdownPath, pages, resourceEntries, resources } from '../site.ts';
import type { StaticPage } from './page.ts';

function Code({ language, children }: { language: string; children: string }) {
  return (
    <pre>
      <code className={`language-${language}`}>{children}</code>
    </pre>
  );
}

function Body() {
  const { baseUrl } = config();
  return (
    <>
      <h1>{pages.docs.title}</h1>
      <p className="lead">
        Everything on this site can be read by programs: as JSON, as markdown and through MCP. Nothing needs a key or a
        login, and everything is read-only.
      </p>
      <h2 id="api">JSON API</h2>
      <p>
        All open assignments as one array, the same as on the <a href={pages.openProjects.path}>open projects</a> page.
        The <a href={resources.openapi.path}>OpenAPI description</a> has every field. While the source of the list can’t
        be read the answer is 502 with a problem document and <code>Retry-After</code>.
      </p>
      <Code language="sh">{`curl ${baseUrl}${resources.projectsApi.path}\ncurl ${baseUrl}${resources.health.path}`}</Code>
      <h2 id="mcp">MCP</h2>
      <p>
        A Model Context Protocol server over Streamable HTTP at <code>{`${baseUrl}${resources.mcp.path}`}</code>,
        without authentication. Its tools:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ name, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="markdown">Markdown</h2>
      <p>
        Send <code>Accept: text/markdown</code> to any page, or put <code>.md</code> after its address.
      </p>
      <Code language="sh">
        {`curl -H 'Accept: text/markdown' ${baseUrl}${pages.openProjects.path}\ncurl ${baseUrl}${markdownPath(pages.openProjects.path)}`}
      </Code>
      <h2 id="discovery">Discovery</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {resourceEntries.map(({ path, description, method }) => (
            <tr key={path}>
              <th scope="row">{method ? <code>{`${method} ${path}`}</code> : <a href={path}>{path}</a>}</th>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const docs: StaticPage = () => ({ status: 200, ...pages.docs, body: <Body /> });
