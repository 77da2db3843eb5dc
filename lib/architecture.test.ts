import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, importedBy, sources } from '../e2e/support/sources.ts';
import { messageSent, pages } from './routes/pages.ts';
import { resourceEntries, resources } from './routes/resources.ts';
import { assignment, profile } from './routes/routes.ts';

/**
 * The module a file belongs to: its folder in lib, or its own name if it is
 * directly in lib or at the top level.
 */
function moduleOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'lib' ? second.replace(/\.(?:tsx?|json)$/, '') : top;
}

/**
 * The table of routes, the settings and the log: nearly everything needs them.
 */
const SITE = ['filters', 'routes', 'config', 'http', 'log'];
/** The list of assignments, and what there is to know of each. */
const LIST = ['facts', 'projects', 'public-project', 'search'];

// The complete list of allowed imports: the module on the left may import from
// those on the right. One that is not on the left imports from none.
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: [
    ...SITE,
    ...LIST,
    // What the list and the site's words become.
    'components',
    'discovery',
    'mcp',
    'render',
    'syndication',
    'brand',
    'contact',
    'content',
  ],
  'middleware.ts': [...SITE, 'contact'],
  'instrumentation.ts': ['start', 'log'],
  start: [...SITE, 'contact', 'content', 'projects', 'search'],
  'next.config.ts': SITE,
  // A program of its own. All it knows of the list is what the process of Next
  // reports.
  server: [...SITE, 'content', 'projects'],
  discovery: [...SITE, 'content', 'facts', 'projects', 'public-project'],
  // Feeds for feed readers. Their entries are made of the same components as
  // pages.
  syndication: [...SITE, ...LIST, 'components', 'content', 'render'],
  mcp: [...SITE, ...LIST, 'components', 'content'],
  contact: [...SITE, 'content', 'process-wide'],
  components: [...SITE, ...LIST, 'brand', 'content'],
  projects: [...SITE, 'feed', 'process-wide', 'public-project'],
  // One index for each list, from the words of its assignments.
  search: [
    'facts',
    'filters',
    'log',
    'process-wide',
    'projects',
    'public-project',
    'routes',
    'sanitize',
  ],
  // What the texts of an assignment state, as values to filter by.
  facts: ['public-project'],
  // What the upstream sends becomes assignments, in steps.
  feed: ['config', 'content', 'facts', 'http', 'public-project', 'sanitize'],
  // What others have written becomes text and HTML that is safe to show.
  sanitize: ['public-project'],
  http: ['log'],
  config: ['public-project'],
  routes: ['filters', 'config', 'http', 'log'],
  // What an adopter writes.
  content: ['config', 'public-project', 'routes'],
  render: ['routes'],
};

type Import = { readonly from: string; readonly to: string };

const imports: readonly Import[] = sources.flatMap((from) =>
  importedBy(from).map((to) => ({ from, to })),
);
const textOf = (path: string) => readFileSync(path, 'utf8');

/** A module and all that it imports, directly or not. */
function reachedFrom(
  path: string,
  all: readonly Import[] = imports,
): readonly string[] {
  const reached = new Set([path]);
  for (const path of reached)
    for (const { from, to } of all) if (from === path) reached.add(to);
  return [...reached];
}

/** The imports, also those of types, that are part of a circle. */
const circlesIn = (all: readonly Import[]) =>
  all
    .filter(({ from, to }) => reachedFrom(to, all).includes(from))
    .map(({ from, to }) => `${from} → ${to}`);

const between = imports
  .map(({ from, to }) => ({ from: moduleOf(from), to: moduleOf(to) }))
  .filter(({ from, to }) => from !== to);

it('every module imports only from the modules it is allowed to', () => {
  const breaches = between.filter(
    ({ from, to }) => !MAY_IMPORT[from]?.includes(to),
  );
  expect(breaches).toEqual([]);
});

it('no import is part of a circle, between modules or inside one, also of types', () => {
  expect(circlesIn([...imports, ...between])).toEqual([]);
  const circle = ['ab', 'bc', 'ca', 'da'].map(([from = '', to = '']) => ({
    from,
    to,
  }));
  expect(circlesIn(circle), 'control').toEqual(['a → b', 'b → c', 'c → a']);
});

it('nothing imports a file that Next routes to, except the markdown renderer, which imports pages', () => {
  const isRouted = /^app\/(?:.*\/)?(?:route|page|layout|not-found)\.tsx?$/;
  const importers = imports
    .filter(({ to }) => isRouted.test(to))
    .map(({ from }) => posix.dirname(from));
  expect(new Set(importers)).toEqual(new Set(['app/md']));
});

it('the middleware decides by the request alone: it imports nothing that knows the feed', () => {
  const modules = (path: string) => reachedFrom(path).map(moduleOf);
  for (const module of ['feed', 'projects', 'search']) {
    expect(modules('middleware.ts')).not.toContain(module);
    expect(modules('lib/start/start.ts'), 'control').toContain(module);
  }
});

it('only the MCP endpoint loads the SDK, which would take memory in every other bundle', () => {
  const loads =
    /^import (?!type\b)[^;]*from '(?:@modelcontextprotocol\/server|mcp-handler)'/m;
  const loading = sources
    .filter((path) => !path.startsWith('lib/'))
    .filter((start) =>
      reachedFrom(start).some((path) => loads.test(textOf(path))),
    );
  expect(loading).toEqual(['app/mcp/route.ts']);
});

it('the layer loads nothing that reads the settings before `.env` is read', () => {
  const isStatic = ({ from, to }: Import) =>
    textOf(from)
      .replace(/^import type [^;]*;/gm, '')
      .includes(`/${posix.basename(to)}';`);
  const reached = (start: string) =>
    reachedFrom(start, imports.filter(isStatic));
  const reader = 'lib/content/content.ts';
  expect(reached('lib/server/main.ts')).not.toContain(reader);
  expect(reached('lib/server/failure-page.ts'), 'control').toContain(reader);
});

it('only lib/config and the build configuration read process.env', () => {
  // At build time Next replaces two variables: the name of its runtime, and
  // whether this is development.
  const reads = /process\.env(?!\.(?:NEXT_RUNTIME|NODE_ENV)\b)/;
  const readers = sources.filter((path) => reads.test(textOf(path)));
  expect(readers.sort()).toEqual([
    'lib/config/config.ts',
    'lib/server/main.ts',
    'next.config.ts',
  ]);
});

it('public addresses are written in the table of routes and nowhere else', () => {
  const addresses = [...Object.values(pages), ...Object.values(resources)]
    .map(({ path }) => path as string)
    .filter((path) => path !== '/');
  const literal = new RegExp(`['"\`](?:${addresses.join('|')})['"\`/?#]`);
  const codeOf = (path: string) =>
    textOf(path).replace(
      /^\s*(?:import|export)[^;]*from[^;]*;$|^\s*(?:\/\/|\*|\/\*).*$|PageProps<'[^']*'>/gm,
      '',
    );
  const others = sources.filter((path) => moduleOf(path) !== 'routes');
  expect(others.filter((path) => literal.test(codeOf(path)))).toEqual([]);
});

const own = resourceEntries.filter(({ rewrite }) => rewrite === undefined);
/** The addresses that have a file of this name. */
const ADDRESSES = {
  'page.tsx': [...Object.values(pages), assignment, messageSent],
  'route.ts': [
    // The sitemap is a file by Next's conventions.
    ...own.filter(({ path }) => path !== resources.sitemap.path),
    profile,
    { path: '/api/[[...unknown]]' },
    { path: '/md/[[...path]]' },
  ],
};

it.each(Object.entries(ADDRESSES))(
  'every page and resource in the table of routes has its file in app, and every such file is in the table: %s',
  (name, routes) => {
    const files = filesBelow('app').filter(
      (path) => posix.basename(path) === name,
    );
    const folders = routes.map(({ path }) => path.replace(':id', '[id]'));
    const expected = folders.map((path) => posix.join('app', path, name));
    expect(files.sort()).toEqual(expected.sort());
  },
);

it('what another resource’s file serves is at an address that has one', () => {
  const addresses = own.map(({ path }) => path as string);
  for (const { path, rewrite = path } of resourceEntries)
    expect(addresses, path).toContain(rewrite);
});
