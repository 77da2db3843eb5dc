import type { BlockContent, Link, RootContent } from 'mdast';
import { config } from '../config.ts';
import { frontMatter } from '../render/front-matter.ts';
import { bodyToTree, treeToMarkdown } from '../render/markdown.ts';
import { pages, resources } from '../site.ts';
import type { PageView } from './page.ts';

const text = (value: string) => ({ type: 'text', value }) as const;
const link = (url: string, words: string): Link => ({ type: 'link', url, children: [text(words)] });

function indexLine(): BlockContent {
  const { baseUrl, siteName } = config();
  const url = `${baseUrl}${resources.llmsTxt.path}`;
  const words = [text(`Part of ${siteName}. Index of this site for agents: `), link(url, url)];
  return { type: 'blockquote', children: [{ type: 'paragraph', children: words }] };
}

function moreLinks(path: string): RootContent[] {
  const { baseUrl } = config();
  const others = [pages.openProjects, pages.docs, pages.contact].filter((page) => page.path !== path);
  return [
    { type: 'heading', depth: 2, children: [text('More on this site')] },
    {
      type: 'list',
      spread: false,
      children: others.map((page) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children: [link(`${baseUrl}${page.path}`, page.label)] }],
      })),
    },
  ];
}

/** A page as a markdown document: front matter, its heading, the way to the index, its body, and where to go from here. */
export async function markdownDocument(view: PageView): Promise<string> {
  const { baseUrl } = config();
  const { children } = await bodyToTree(view.body, `${baseUrl}${view.path}`);
  const afterHeading = children.findIndex((node) => node.type === 'heading' && node.depth === 1) + 1;
  const head = frontMatter({
    title: view.title,
    description: view.description,
    canonical_url: view.status === 200 ? `${baseUrl}${view.path}` : undefined,
    last_updated: view.lastUpdated?.toISOString(),
  });
  const body = treeToMarkdown({
    type: 'root',
    children: [
      ...children.slice(0, afterHeading),
      indexLine(),
      ...children.slice(afterHeading),
      ...moreLinks(view.path),
    ],
  });
  return `${head}\n${body}`;
}
