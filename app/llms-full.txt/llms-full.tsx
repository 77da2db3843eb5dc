import type { PhrasingContent, RootContent } from 'mdast';
import { AssignmentItem } from '@/lib/components/assignment-item.tsx';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import { absoluteUrl } from '@/lib/config.ts';
import type { ProjectsReading } from '@/lib/projects/read-projects.ts';
import { bodyToTree, treeToMarkdown } from '@/lib/render/markdown.ts';
import { shownPages } from '@/lib/shown-pages.ts';
import { pages, resources } from '@/lib/site.ts';
import { pageContent } from '../md/markdown-page.ts';

// Agents read this document in one go; the JSON API has the rest.
const MOST_ASSIGNMENTS = 200;

function OpenProjects({ reading }: { reading: ProjectsReading }) {
  const projects = reading.snapshot?.data ?? [];
  return (
    <>
      <h1>{pages.openProjects.title}</h1>
      <FeedNotice reading={reading} />
      {projects.slice(0, MOST_ASSIGNMENTS).map((project) => (
        <AssignmentItem key={project.id} project={project} isWhole />
      ))}
      {projects.length > MOST_ASSIGNMENTS && (
        <p>
          {`These are the first ${MOST_ASSIGNMENTS} of ${projects.length} open assignments. `}
          The <a href={resources.projectsApi.path}>JSON API</a> returns all of them.
        </p>
      )}
    </>
  );
}

async function contentOf(path: string, reading: ProjectsReading): Promise<RootContent[]> {
  const url = absoluteUrl(path);
  const isList = path === pages.openProjects.path;
  const { children } = isList
    ? await bodyToTree(<OpenProjects reading={reading} />, url)
    : (await pageContent(path)).tree;
  const [heading, ...rest] = children;
  const link: PhrasingContent = { type: 'link', url, children: [{ type: 'text', value: url }] };
  const source: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Source: ' }, link] };
  return heading ? [heading, source, ...rest] : [];
}

/** llms-full.txt: the pages and the first open assignments in one markdown document. */
export async function llmsFull(reading: ProjectsReading): Promise<string> {
  const contents = await Promise.all(shownPages().map(({ path }) => contentOf(path, reading)));
  return treeToMarkdown({ type: 'root', children: contents.flat() });
}
