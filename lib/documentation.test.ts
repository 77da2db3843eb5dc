import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { nodesOf, parseMarkdown } from '../e2e/support/markdown.ts';
import { filesBelow } from '../e2e/support/sources.ts';
import { Environment, VARIABLES } from './config/environment.ts';

const paths = ['README.md', ...filesBelow('.github'), ...filesBelow('docs')].filter((path) => path.endsWith('.md'));
const documents = paths.map((path) => {
  const text = readFileSync(path, 'utf8');
  const nodes = nodesOf(parseMarkdown(text));
  const shell = nodes.flatMap((node) => (node.type === 'code' && node.lang === 'sh' ? [node.value] : []));
  return { path, text, nodes, shell };
});

const documentAt = (path: string) => documents.find((one) => one.path === path) ?? expect.fail(`no document ${path}`);

/** The fragments GitHub generates for a document's headings. */
const fragmentsOf = (nodes: readonly Nodes[]) =>
  nodes
    .filter((node) => node.type === 'heading')
    .map((node) =>
      textOf(node)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );

const rowsOf = (nodes: readonly Nodes[]) =>
  nodes.filter((node) => node.type === 'tableRow').map(({ children }) => children.map((cell) => textOf(cell)));

describe('the documents', () => {
  it.each(documents)('$path names only files that exist', ({ text }) => {
    const inSpans = text.matchAll(/`((?:app|lib|e2e|public|deploy|docs|scripts|\.ci|\.config|\.github)\/[^`*{}\s]*)`/g);
    const inDrawings = text.matchAll(/(?<=[\s(])((?:app|lib)\/[\w./[\]-]+\.tsx?)\b/g);
    const named = [...inSpans, ...inDrawings].map(([, path = '']) => path);
    const isThere = (path: string) => existsSync(path) || path.endsWith('/.env');
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(documents)('$path links to files and headings that exist', ({ path, nodes }) => {
    const broken = nodes
      .flatMap((node) => (node.type === 'link' || node.type === 'image' ? [node.url] : []))
      .filter((url) => !/^https:/.test(url))
      .filter((url) => {
        const [file = '', fragment] = url.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        if (!existsSync(target)) return true;
        return fragment !== undefined && !fragmentsOf(documentAt(target).nodes).includes(fragment);
      });
    expect(broken).toEqual([]);
  });

  it('they name files and link to each other (control)', () => {
    const { text, nodes } = documentAt('README.md');
    expect(text.match(/`lib\//g)?.length).toBeGreaterThan(10);
    const reached = nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []));
    const others = documents.map(({ path }) => path).filter((path) => path !== 'README.md');
    expect(reached).toEqual(expect.arrayContaining(others));
  });

  it('every npm script and every script of ours that they mention exists', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = documents.flatMap(({ text }) => [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)]);
    const unknown = named.map(([, script, short]) => script ?? short ?? '').filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
    expect(named.length, 'control').toBeGreaterThan(10);
    const files = documents
      .flatMap(({ shell }) => shell)
      .flatMap((code) => [...code.matchAll(/(?:\bnode |\$PWD\/|-f |\b644 )([\w./-]+)/g)].map(([, file = '']) => file));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length, 'control').toBeGreaterThan(3);
  });
});

/** Commands of the documents that no test runs, each with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm test': 'it runs the tests',
  'npm run unit -- lib/brand': 'it is a test itself',
  'npm run e2e -- accessibility markdown links json-ld': 'the same',
  'npm run format': 'it changes the working copy',
  "git add --all && git commit -m 'Make it ours'": 'the same',
  'npm run dev': 'the ordinary-pages check runs next dev',
  'nginx -p /var/lib/site/ -c $PWD/deploy/nginx/nginx.conf': 'the image check runs it at other addresses',
  'systemctl enable --now consulting-site': 'there is no systemd to start; the image check runs what the unit says',
  'apt-get install caddy': 'the image check installs it, or finds it',
  'systemctl reload caddy': 'there is no systemd; the image check runs Caddy with this file',
};

describe('the commands of the documents', () => {
  const forAdopters = documents.filter(({ path }) => !path.startsWith('.github'));
  const lines = forAdopters.flatMap(({ shell }) =>
    shell
      .join('\n')
      .replace(/\s*\\\n\s*/g, ' ')
      .split('\n'),
  );
  const written = lines.map((line) => line.replace(/\s+# .*$/, '').trim()).filter(Boolean);
  const tests = [...filesBelow('lib'), ...filesBelow('e2e')]
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !/\/documentation\.[^/]*$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));

  it('are in a test, or named above with the reason why not', () => {
    // e2e/docs.spec.ts asks a site for each of these.
    const commands = written.filter((command) => !command.startsWith('curl '));
    const inNone = commands.filter((command) => !tests.some((text) => text.includes(command)));
    expect([...new Set(inNone)].sort()).toEqual(Object.keys(NOT_RUN).sort());
    expect(written.length, 'control').toBeGreaterThan(20);
  });
});

it('the recommended version of Node is in both stages of the image and tested in CI, as is the oldest one', () => {
  const recommended = readFileSync('.nvmrc', 'utf8').trim();
  const stages = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM node:(\d+)-/gm)];
  expect(stages.map(([, version]) => version)).toEqual([recommended, recommended]);
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const [, matrix = ''] = /node: \[(.+)\]/.exec(readFileSync('.github/workflows/test.yml', 'utf8')) ?? [];
  const [, oldest] = /^>=(\d+)/.exec(engines.node) ?? [];
  expect(matrix.split(', ')).toEqual(expect.arrayContaining([recommended, oldest]));
});

it('next and @next/env have the same version, because the assembled site has one copy, which Next and the layer share', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const copies = Object.keys(packages).filter((path) => path.endsWith('node_modules/@next/env'));
  expect(copies, 'copies of @next/env').toEqual(['node_modules/@next/env']);
  expect(packages['node_modules/@next/env']?.version).toBe(packages['node_modules/next']?.version);
});

it('each production dependency has its reason in docs/architecture.md, once', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const { text } = documentAt('docs/architecture.md');
  const [, table = ''] = text.split('## Dependencies');
  const cells = [...table.matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.sort()).toEqual(Object.keys(dependencies).sort());
});

describe('the configuration in the documentation', () => {
  const rows = rowsOf(documentAt('docs/configuration.md').nodes).filter(([name]) => name !== 'Variable');

  it('has each variable once', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(VARIABLES.toSorted());
  });

  const defaults = Object.entries(Environment.parse({})).filter(
    ([name, value]) => VARIABLES.includes(name) && typeof value !== 'object',
  );

  it.each(defaults)('%s is %s unless it is set', (name, value) => {
    const [, written] = rows.find(([variable]) => variable === name) ?? [];
    expect(written?.split(';')[0]).toBe(String(value));
  });
});
