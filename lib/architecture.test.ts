import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST, pages, resources } from './site.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const sources = [...filesBelow('lib'), ...filesBelow('app'), 'middleware.ts', 'next.config.ts'].filter(isSource);

/** The room of a file: its folder in lib, or its own name where it stands directly in lib or at the top. */
function roomOf(path: string): string {
  const [top = '', second = ''] = path.split(/[\\/]/);
  if (top !== 'lib') return top;
  return second.replace(/\.tsx?$/, '');
}

// The only edges there may be: a room on the left imports from the rooms on the right.
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['pages', 'discovery', 'mcp', 'syndication', 'projects', 'contact', 'http', 'config', 'site', 'prepare-server'],
  'middleware.ts': ['routing', 'http'],
  'next.config.ts': ['config', 'http', 'site', 'prepare-server'],
  routing: ['site', 'http'],
  pages: ['discovery', 'mcp', 'contact', 'components', 'render', 'projects', 'http', 'config', 'site', 'log'],
  discovery: ['mcp', 'projects', 'http', 'config', 'site'],
  // Feeds for feed readers: what an entry shows is made of the same parts as pages.
  syndication: ['components', 'render', 'projects', 'http', 'config', 'site'],
  mcp: ['projects', 'http', 'config', 'site', 'log'],
  contact: ['http', 'config', 'site', 'log'],
  components: ['projects', 'config', 'site'],
  render: [],
  projects: ['feed', 'http', 'config', 'site', 'log', 'start-up'],
  feed: [],
  http: ['log'],
  'start-up': ['config'],
  'prepare-server': ['projects', 'config', 'http', 'log', 'site', 'start-up'],
  config: ['environment'],
  environment: [],
  site: [],
  log: [],
};

type Import = { readonly from: string; readonly to: string };

function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? normalize(join(dirname(path), specifier))
        : null;
    return target === null ? [] : [{ from: path, to: target }];
  });
}

const imports = sources.flatMap(importsOf);

/** The route of a file under app/, or null for any other file. */
function routeOf(path: string): string | null {
  const match = /^app[\\/](?:(.*)[\\/])?route\.ts$/.exec(path);
  return match ? `/${(match[1] ?? '').replaceAll('\\', '/')}` : null;
}

describe('architecture', () => {
  it('every room imports only the rooms it may', () => {
    const breaches = imports.filter(({ from, to }) => {
      const [source, target] = [roomOf(from), roomOf(to)];
      return source !== target && !MAY_IMPORT[source]?.includes(target);
    });
    expect(breaches).toEqual([]);
  });

  it('a route file imports no other route file', () => {
    expect(imports.filter(({ to }) => /^app\b/.test(to))).toEqual([]);
  });

  it('only config.ts and the build configuration read process.env', () => {
    const readers = sources.filter((path) => readFileSync(path, 'utf8').includes('process.env'));
    expect(readers.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(['lib/config.ts', 'next.config.ts']);
  });

  it('a public address is written in site.ts and nowhere else', () => {
    const addresses = [...Object.values(pages), ...Object.values(resources)]
      .map(({ path }) => path as string)
      .filter((path) => path !== '/');
    const literals = sources
      .filter((path) => roomOf(path) !== 'site')
      .flatMap((path) => {
        const text = readFileSync(path, 'utf8').replace(
          /^\s*(?:import|export)[^;]*from[^;]*;$|^\s*(?:\/\/|\*|\/\*).*$/gm,
          '',
        );
        return addresses
          .filter((address) => new RegExp(`['"\`]${address}['"\`/?#]`).test(text))
          .map((address) => `${path}: ${address}`);
      });
    expect(literals).toEqual([]);
  });

  it('modules have named exports only, and no module only re-exports', () => {
    const offending = sources
      .filter((path) => path !== 'next.config.ts')
      .filter((path) => /^export default|^export \* from|^export \{[^}]*\} from/m.test(readFileSync(path, 'utf8')));
    expect(offending).toEqual([]);
  });

  it('every resource of the registry has its own door in app/, and every door is in the registry', () => {
    // The contact page has a door of its own because it alone takes a POST.
    const catchAll = ['/[[...path]]', '/api/[...unknown]', '/og/[...page]', pages.contact.path];
    const ofBrowsers = [MANIFEST as string];
    const doors = filesBelow('app').flatMap((path) => routeOf(path) ?? []);
    expect(doors.filter((route) => ![...catchAll, ...ofBrowsers].includes(route)).sort()).toEqual(
      Object.values(resources)
        .map(({ path }) => path as string)
        .sort(),
    );
    expect(doors).toEqual(expect.arrayContaining([...catchAll, ...ofBrowsers]));
  });

  it('a door is under 20 lines', () => {
    const long = filesBelow('app').filter((path) => readFileSync(path, 'utf8').split('\n').length > 21);
    expect(long).toEqual([]);
  });

  it('the README names only files that exist', () => {
    const text = readFileSync('README.md', 'utf8');
    const named = [
      ...text.matchAll(/`((?:app|lib|e2e|public|deploy|\.tools|\.ci|\.config|\.github)\/[^`*{}\s]*)`/g),
    ].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
