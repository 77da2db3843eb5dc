import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { expect, it } from 'vitest';
import { nodesOf, parseMarkdown, textOf } from '../e2e/support/markdown.ts';
import { filesBelow, importedBy } from '../e2e/support/sources.ts';
import { VARIABLES, Variables } from './config/environment.ts';

const paths = [
  'README.md',
  ...filesBelow('.github'),
  ...filesBelow('docs'),
].filter((path) => path.endsWith('.md'));
const documents = paths.map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, nodes: nodesOf(parseMarkdown(text)) };
});

const documentAt = (path: string) =>
  documents.find((document) => document.path === path) ??
  expect.fail(`no document ${path}`);

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

it.each(documents)('$path names only files that exist', ({ text }) => {
  const inSpans = text.matchAll(
    /`((?:app|lib|e2e|public|deploy|docs|scripts|\.ci|\.config|\.github)\/[^`*{}\s]*)`/g,
  );
  const inDrawings = text.matchAll(
    /(?<=[\s(])((?:app|lib)\/[\w./[\]-]+\.tsx?)\b/g,
  );
  const named = [...inSpans, ...inDrawings].map(([, path = '']) => path);
  const isThere = (path: string) => existsSync(path) || path.endsWith('/.env');
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it.each(documents)(
  '$path links to files and headings that exist',
  ({ path, nodes }) => {
    const broken = nodes
      .flatMap((node) =>
        node.type === 'link' || node.type === 'image' ? [node.url] : [],
      )
      .filter((url) => !/^https:/.test(url))
      .filter((url) => {
        const [file = '', fragment] = url.split('#');
        const target =
          file === '' ? path : posix.join(posix.dirname(path), file);
        if (!existsSync(target)) return true;
        return (
          fragment !== undefined &&
          !fragmentsOf(documentAt(target).nodes).includes(fragment)
        );
      });
    expect(broken).toEqual([]);
  },
);

it('every npm script that the documents mention exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap(({ text }) => [
    ...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g),
  ]);
  const unknown = named
    .map(([, script, short]) => script ?? short ?? '')
    .filter((name) => !(name in scripts));
  expect(unknown).toEqual([]);
  expect(named.length, 'control').toBeGreaterThan(10);
});

/** The files that import one of these, by their paths; folders end with `/`. */
function importersOf(paths: readonly string[]): readonly string[] {
  const isOne = (file: string) =>
    paths.some((path) =>
      path.endsWith('/') ? file.startsWith(path) : file === path,
    );
  return ['app', 'lib', 'e2e', 'scripts']
    .flatMap(filesBelow)
    .concat('middleware.ts')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !isOne(file))
    .filter((file) => importedBy(file).some(isOne));
}

const removals = documentAt('docs/remove.md')
  .text.split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n', 1)[0],
    spans: [...section.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span),
    deleted: [
      ...(/^- Delete `.*?(?=\n- |\n\n)/ms.exec(section)?.[0] ?? '').matchAll(
        /`((?:app|lib|e2e|scripts)\/[^`]+)`/g,
      ),
    ].map(([, path = '']) => path),
  }))
  .filter(({ deleted }) => deleted.length > 0);

it.each(removals)(
  'the removal of $title names each file that imports what it deletes',
  ({ spans, deleted }) => {
    // A folder, a path, or a name that may end with a star.
    const isNamed = (file: string) =>
      spans.some(
        (span) =>
          file.startsWith(span) ||
          posix.basename(file) === span ||
          posix.basename(file).split('.')[0] === span ||
          (span.endsWith('*') &&
            posix.basename(file).startsWith(span.slice(0, -1))),
      );
    const importers = importersOf(deleted);
    expect(importers.filter((file) => !isNamed(file))).toEqual([]);
    expect(importers.length, 'control').toBeGreaterThan(0);
  },
);

it('next and @next/env have the same version, because the assembled site has one copy, which Next and the layer share', () => {
  const { packages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ) as {
    packages: Record<string, { version: string }>;
  };
  const copies = Object.keys(packages).filter((path) =>
    path.endsWith('node_modules/@next/env'),
  );
  expect(copies, 'copies of @next/env').toEqual(['node_modules/@next/env']);
  expect(packages['node_modules/@next/env']?.version).toBe(
    packages['node_modules/next']?.version,
  );
});

const rows = documentAt('docs/configuration.md')
  .nodes.filter((node) => node.type === 'tableRow')
  .map(({ children }) => children.map(textOf))
  .filter(([name]) => name !== 'Variable');

it('docs/configuration.md has each variable once', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(VARIABLES.toSorted());
});

const defaults = Object.entries(Variables.parse({})).filter(
  ([, value]) => typeof value !== 'object',
);

it.each(defaults)('the documented default of %s is %s', (name, value) => {
  const [, written] = rows.find(([variable]) => variable === name) ?? [];
  expect(written?.split(';')[0]).toBe(String(value));
});
