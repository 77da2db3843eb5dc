import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { absoluteUrl } from '@/lib/config.ts';
import { lastUpdated } from '@/lib/projects/last-updated.ts';
import { readProjects } from '@/lib/projects/read-projects.ts';
import { markdownPath, pages, resourceEntries, resources } from '@/lib/site.ts';
import { ApiSection } from './api-section.tsx';
import { Code } from './code.tsx';
import { McpSection } from './mcp-section.tsx';
import { Rows } from './rows.tsx';
import { RulesSection } from './rules-section.tsx';

const { path, title, description } = pages.docs;

export async function generateMetadata(): Promise<Metadata> {
  return { title, description, ...lastUpdated(await readProjects()) };
}

export default async function Docs() {
  const list = pages.openProjects.path;
  return (
    <>
      <h1>{title}</h1>
      <Breadcrumbs path={path} name={title} />
      <p className="lead">
        Everything on this site can be read by programs: as JSON, as markdown and through MCP. Nothing needs a key or a
        login, and everything is read-only.
      </p>
      <p>What an agent can do here:</p>
      <ul>
        <li>list the open assignments, narrowed by words, role, technology, place, sector and remote work;</li>
        <li>read everything that is public about one of them;</li>
        <li>learn what this consultancy does, for whom, and how it is reached;</li>
        <li>
          give a person the link to go on: to sign in and apply, or to <a href={pages.contact.path}>write to us</a>.
          Applying and writing are done by the person.
        </li>
      </ul>
      <McpSection />
      <ApiSection reading={await readProjects()} />
      <h2 id="markdown">Markdown</h2>
      <p>
        Every page is also markdown: send <code>Accept: text/markdown</code>, or put <code>.md</code> after its address
        (<a href={markdownPath(pages.home.path)}>{markdownPath(pages.home.path)}</a> for the home page). It has front
        matter, no navigation, and absolute addresses; <code>X-Markdown-Tokens</code> estimates its length before you
        read it. The list takes the filters of the tool as a query.
      </p>
      <Code language="sh">
        {`curl -H 'Accept: text/markdown' ${absoluteUrl(list)}\ncurl '${absoluteUrl(markdownPath(`${list}?technology=React&remote=yes`))}'`}
      </Code>
      <RulesSection />
      <h2 id="discovery">Discovery</h2>
      <p>
        Start at <a href={resources.llmsTxt.path}>{resources.llmsTxt.path}</a>; the home page’s <code>Link</code> header
        leads to the rest.
      </p>
      <Rows
        heads={['Address', 'Type', 'What it is']}
        rows={resourceEntries.map(({ path, type, description, method }) => [
          method ? (
            <code key={path}>{`${method} ${path}`}</code>
          ) : (
            <a key={path} href={path}>
              {path}
            </a>
          ),
          type,
          description,
        ])}
      />
    </>
  );
}
