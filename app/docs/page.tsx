import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { listReadAt } from '@/lib/projects/list-read-at.ts';
import { markdownPath } from '@/lib/routes/addresses.ts';
import { LIST_TOOL } from '@/lib/routes/interface.ts';
import { pages } from '@/lib/routes/pages.ts';
import { resourceEntries, resources } from '@/lib/routes/resources.ts';
import { ApiSection } from './api-section.tsx';
import { Code } from './code.tsx';
import { Folded } from './folded.tsx';
import { McpSection } from './mcp-section.tsx';
import { Rows } from './rows.tsx';
import { RulesSection } from './rules-section.tsx';

const { path, title, description } = pages.docs;

export async function generateMetadata(): Promise<Metadata> {
  return { title, description, ...listReadAt(await getProjects()) };
}

const contents = [
  ['mcp', 'MCP'],
  ['clients', 'Add it to a client'],
  ['tools', 'Tools'],
  ['api', 'JSON API'],
  ['markdown', 'Markdown'],
  ['errors', 'Errors'],
  ['limits', 'Limits'],
  ['caching', 'Caching'],
  ['discovery', 'Discovery'],
] as const;

/** Links to the parts of this page. Left out of markdown, which has no anchors. */
function Contents() {
  return (
    <nav aria-label="On this page" data-mdast="ignore">
      <ul>
        {contents.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MarkdownSection() {
  const list = pages.openProjects.path;
  return (
    <section>
      <h2 id="markdown">Markdown</h2>
      <p>
        Every page is also available as markdown: send <code>Accept: text/markdown</code>, or add <code>.md</code> to
        its URL (<a href={markdownPath(pages.home.path)}>{markdownPath(pages.home.path)}</a> for the home page). The
        markdown has front matter and absolute URLs but no navigation. The list accepts the filters and the order of{' '}
        <code>{LIST_TOOL}</code> as query parameters. Markdown does not mark the language of passages; the front matter
        of an assignment has its <code>language</code> if that is known.
      </p>
      <Code language="sh">
        {`curl -H 'Accept: text/markdown' ${absoluteUrl(list)}\ncurl '${absoluteUrl(markdownPath(`${list}?technology=React&remote=yes`))}'`}
      </Code>
    </section>
  );
}

/** All machine-readable documents. */
function DiscoverySection() {
  return (
    <section>
      <h2 id="discovery">Discovery</h2>
      <p>
        Start at <a href={resources.llmsTxt.path}>{resources.llmsTxt.path}</a>, or follow the <code>Link</code> headers
        of the home page.
      </p>
      <Folded summary="Every document">
        <Rows
          heads={['Path', 'Description']}
          rows={resourceEntries.map(({ path, description, method }) => [
            method ? (
              <code key={path}>{`${method} ${path}`}</code>
            ) : (
              <a key={path} href={path}>
                {path}
              </a>
            ),
            description,
          ])}
        />
      </Folded>
    </section>
  );
}

export default async function Docs() {
  return (
    <>
      <h1>{title}</h1>
      <Breadcrumbs path={path} name={title} />
      <p className="lead">
        Programs can read this site as JSON, as markdown and through MCP. Everything is public and read-only. No login
        or key is needed.
      </p>
      <div className="guide">
        <Contents />
        <div>
          <p>
            An agent can search the open assignments, read all public details of each, find out what this consultancy
            does, and give a person the link for the next step: to apply, or to{' '}
            <a href={pages.contact.path}>write to us</a>. Only the person can take that step.
          </p>
          <McpSection />
          <ApiSection projects={await getProjects()} />
          <MarkdownSection />
          <RulesSection />
          <DiscoverySection />
        </div>
      </div>
    </>
  );
}
