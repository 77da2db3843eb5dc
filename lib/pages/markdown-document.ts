import { config } from '../config.ts';
import { frontMatter } from '../render/front-matter.ts';
import { renderBody } from '../render/markdown.ts';
import { pages, resources } from '../site.ts';
import type { PageView } from './page.ts';

/** A page as a markdown document: front matter, its body, and where to go from here. */
export async function markdownDocument(view: PageView): Promise<string> {
  const { baseUrl, siteName } = config();
  const body = await renderBody(view.body, baseUrl);
  const head = frontMatter({
    title: view.title,
    description: view.description,
    canonical_url: view.status === 200 ? `${baseUrl}${view.path}` : undefined,
    last_updated: view.lastUpdated?.toISOString(),
  });
  const index = `> Part of ${siteName}. Index of this site for agents: <${baseUrl}${resources.llmsTxt.path}>`;
  const [heading = '', ...rest] = body.split('\n\n');
  const links = [pages.openProjects, pages.docs, pages.contact]
    .filter(({ path }) => path !== view.path)
    .map(({ label, path }) => `- [${label}](${baseUrl}${path})`);
  return [head, heading.trimEnd(), index, rest.join('\n\n').trimEnd(), '## More on this site', links.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace('---\n\n\n', '---\n\n')
    .concat('\n');
}
