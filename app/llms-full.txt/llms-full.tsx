import { setImmediate } from 'node:timers/promises';
import type { PhrasingContent, RootContent } from 'mdast';
import { AssignmentItem } from '@/lib/components/assignment-item.tsx';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import { absoluteUrl } from '@/lib/config.ts';
import type { ProjectsReading } from '@/lib/projects/read-projects.ts';
import type { PublicProject } from '@/lib/public-project.ts';
import { bodyToTree, treeToMarkdown } from '@/lib/render/markdown.ts';
import { shownPages } from '@/lib/shown-pages.ts';
import { pages, resources } from '@/lib/site.ts';
import { pageContent } from '../md/markdown-page.ts';

// Agents read this document in one go; the JSON API has the rest.
const MOST_ASSIGNMENTS = 200;

// An assignment that a reading leaves unchanged is the same object.
const assignments = new WeakMap<PublicProject, string>();

/** An assignment as markdown. Rendering one takes milliseconds; before it, other requests are served. */
async function assignmentText(project: PublicProject, url: string): Promise<string> {
  const known = assignments.get(project);
  if (known !== undefined) return known;
  await setImmediate();
  const text = treeToMarkdown(await bodyToTree(<AssignmentItem project={project} isWhole />, url));
  assignments.set(project, text);
  return text;
}

/** The assignments as markdown, and a reference to those that are left out. */
async function openProjects(projects: readonly PublicProject[], url: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const project of projects.slice(0, MOST_ASSIGNMENTS)) texts.push(await assignmentText(project, url));
  if (projects.length <= MOST_ASSIGNMENTS) return texts;
  const rest = (
    <p>
      {`These are the first ${MOST_ASSIGNMENTS} of ${projects.length} open assignments. `}
      The <a href={resources.projectsApi.path}>JSON API</a> returns all of them.
    </p>
  );
  return [...texts, treeToMarkdown(await bodyToTree(rest, url))];
}

async function textsOf(path: string, reading: ProjectsReading): Promise<readonly string[]> {
  const url = absoluteUrl(path);
  const isList = path === pages.openProjects.path;
  const start = (
    <>
      <h1>{pages.openProjects.title}</h1>
      <FeedNotice reading={reading} />
    </>
  );
  const { children } = isList ? await bodyToTree(start, url) : (await pageContent(path)).tree;
  const [heading, ...rest] = children;
  if (heading === undefined) return [];
  const link: PhrasingContent = { type: 'link', url, children: [{ type: 'text', value: url }] };
  const source: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'Source: ' }, link] };
  const text = treeToMarkdown({ type: 'root', children: [heading, source, ...rest] });
  return isList ? [text, ...(await openProjects(reading.snapshot?.data.all ?? [], url))] : [text];
}

/** llms-full.txt: the pages and the first open assignments in one markdown document. */
export async function llmsFull(reading: ProjectsReading): Promise<string> {
  const texts = await Promise.all(shownPages().map(({ path }) => textsOf(path, reading)));
  return texts.flat().join('\n');
}
