import type { PhrasingContent, RootContent } from 'mdast';
import { AssignmentFacts } from '../components/assignment-facts.tsx';
import { FeedNotice } from '../components/feed-notice.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { RoleTable } from '../components/role-table.tsx';
import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { bodyToTree, treeToMarkdown } from '../render/markdown.ts';
import { assignmentPath, pageEntries, pages, resources } from '../site.ts';
import type { PageView } from './page.ts';
import { selectPage } from './select-page.ts';

// An agent reads this in one go; what is beyond stands in the JSON.
const MOST_ASSIGNMENTS = 200;

function OpenProjects({ reading }: { reading: ProjectsReading }) {
  const projects = reading.snapshot?.data ?? [];
  return (
    <>
      <h1>{pages.openProjects.title}</h1>
      <FeedNotice reading={reading} />
      {projects.slice(0, MOST_ASSIGNMENTS).map((project) => (
        <section key={project.id}>
          <h2>
            <a href={assignmentPath(project.id)}>{project.name}</a>
          </h2>
          <AssignmentFacts project={project} />
          <Paragraphs text={project.context} />
          <RoleTable roles={project.roles} label={project.name} />
        </section>
      ))}
      {projects.length > MOST_ASSIGNMENTS && (
        <p>
          {`These are ${MOST_ASSIGNMENTS} of ${projects.length} open assignments; `}
          <a href={resources.projectsApi.path}>the JSON API</a> has all.
        </p>
      )}
    </>
  );
}

function viewOf(path: string, reading: ProjectsReading): Pick<PageView, 'body' | 'path'> | null {
  if (path === pages.openProjects.path) return { path, body: <OpenProjects reading={reading} /> };
  return selectPage(path, new URLSearchParams())?.view(reading) ?? null;
}

async function contentOf({ body, path }: Pick<PageView, 'body' | 'path'>): Promise<RootContent[]> {
  const url = `${config().baseUrl}${path}`;
  const [heading, ...rest] = (await bodyToTree(body, url)).children;
  const link: PhrasingContent = { type: 'link', url, children: [{ type: 'text', value: url }] };
  const source: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Source: ' }, link] };
  return heading ? [heading, source, ...rest] : [];
}

/** All pages and all open assignments in one text, for readers that rather load once than follow links. */
export async function llmsFull(reading: ProjectsReading): Promise<string> {
  const views = pageEntries.flatMap(({ path }) => viewOf(path, reading) ?? []);
  const contents = await Promise.all(views.map(contentOf));
  return treeToMarkdown({ type: 'root', children: contents.flat() });
}
