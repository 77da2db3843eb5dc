import type { Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from 'playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withMcpClient } from './support/mcp-client.ts';
import { expect, test } from './support/test.ts';

type Role = { title: string; tech_stack?: string; languages?: string; allocation?: string; price?: string };
type Project = {
  id: string;
  name: string;
  sector?: string;
  context: string;
  location: string;
  timeline: string;
  status: string;
  roles: Role[];
};

/** The facts that every format has to state about an assignment, in one shape; a missing fact is “not stated”. */
function facts({ id, name, sector, context, location, timeline, status, roles }: Project) {
  const or = (value: string | undefined) => value || 'not stated';
  return {
    name,
    context: context.replace(/\s+/g, ' '),
    Location: or(location),
    Timeline: or(timeline),
    Sector: or(sector),
    Status: or(status),
    Assignment: id,
    roles: roles.map((role) => [
      role.title,
      or(role.tech_stack),
      or(role.languages),
      or(role.allocation),
      or(role.price),
    ]),
  };
}

const FACTS = ['Location', 'Timeline', 'Sector', 'Status', 'Assignment'] as const;

async function factsOfHtml(page: Page, url: string) {
  await page.goto(url);
  return page.evaluate((names) => {
    const all = (selector: string, from: ParentNode = document) => [...from.querySelectorAll<HTMLElement>(selector)];
    const shown = (name: string) => {
      const term = all('dt').find(({ innerText }) => innerText === name);
      return (term?.nextElementSibling as HTMLElement | null)?.innerText.trim() ?? '';
    };
    const cells = (row: HTMLElement) => all('th, td', row).map(({ textContent }) => textContent ?? '');
    return {
      name: all('h1')[0]?.innerText,
      context: all('.context')
        .map(({ textContent }) => textContent)
        .join(' ')
        .replace(/\s+/g, ' '),
      ...(Object.fromEntries(names.map((name) => [name, shown(name)])) as Record<(typeof names)[number], string>),
      roles: all('table.roles tbody tr').map(cells),
    };
  }, FACTS);
}

const parser = unified().use(remarkParse).use(remarkGfm);

function factsOfMarkdown(markdown: string) {
  const tree: Root = parser.parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const heading = (text: string) => tree.children.findIndex((node) => node.type === 'heading' && textOf(node) === text);
  const list = tree.children.find((node) => node.type === 'list');
  const items = list?.type === 'list' ? list.children.map((item) => textOf(item)) : [];
  const shown = (name: string) => items.find((item) => item.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const about = heading('About the assignment') + 1;
  const length = tree.children.slice(about).findIndex((node) => node.type === 'heading');
  const context = tree.children
    .slice(about, about + length)
    .map((node) => textOf(node))
    .join(' ');
  const table = tree.children.find((node): node is Table => node.type === 'table');
  return {
    name: textOf(tree.children[0]),
    context: context.replace(/\s+/g, ' '),
    ...(Object.fromEntries(FACTS.map((name) => [name, shown(name)])) as Record<(typeof FACTS)[number], string>),
    roles: (table?.children.slice(1) ?? []).map((row) => row.children.map((cell) => textOf(cell))),
  };
}

test('every assignment has the same facts in JSON, HTML, markdown and MCP', async ({ page, request, site }) => {
  const projects: Project[] = await (await request.get('/api/public-projects')).json();
  expect(projects.length).toBeGreaterThan(10);
  await withMcpClient(site.url, async (client) => {
    for (const project of projects) {
      const expected = facts(project);
      const path = `/open-projects/${encodeURIComponent(project.id)}`;
      expect(await factsOfHtml(page, path)).toEqual(expected);
      expect(factsOfMarkdown(await (await request.get(`${path}.md`)).text())).toEqual(expected);
      const { structuredContent, content } = await client.callTool({
        name: 'get_assignment',
        arguments: { id: project.id },
      });
      const { assignment } = structuredContent as { assignment: Project };
      expect(facts(assignment)).toEqual(expected);
      const text = JSON.stringify(content).replaceAll('\\n  > ', ' ').replaceAll('\\n', ' ').replace(/\s+/g, ' ');
      const words = [expected.name, expected.context, ...FACTS.map((name) => expected[name]), ...expected.roles.flat()];
      for (const word of words) expect(text).toContain(JSON.stringify(word).slice(1, -1).replaceAll('"', '\\"'));
    }
  });
});

test('the list has every assignment of the JSON as HTML, as markdown and through MCP', async ({
  page,
  request,
  site,
}) => {
  const projects: Project[] = await (await request.get('/api/public-projects')).json();
  const names = projects.map(({ name }) => name);
  await page.goto('/open-projects');
  expect(await page.locator('article h2').allInnerTexts()).toEqual(names);
  const markdown = await (await request.get('/open-projects', { headers: { Accept: 'text/markdown' } })).text();
  for (const name of names) expect(markdown).toContain(name);
  await withMcpClient(site.url, async (client) => {
    const { structuredContent } = await client.callTool({ name: 'list_open_assignments', arguments: { limit: 25 } });
    const { assignments, total } = structuredContent as { assignments: Project[]; total: number };
    expect(total).toBe(projects.length);
    expect(assignments.map(({ name }) => name)).toEqual(names);
  });
});
