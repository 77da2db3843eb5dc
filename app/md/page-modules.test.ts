import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages as table } from '@/lib/routes/pages.ts';
import { pageModuleAt, pageModules } from './page-modules.ts';

/** The pages in `app`, by the route that Next gives them: a folder in parentheses adds nothing to it. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const folders = file.split('/').slice(0, -1);
    return { file, route: `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}` };
  });

describe('pageModules', () => {
  it('has a line for each page, and the failure shows those that are missing, to be pasted', () => {
    const missing = pages.filter(({ route }) => !Object.hasOwn(pageModules, route));
    const keyOf = (route: string) => {
      const [name] = Object.entries(table).find(([, { path }]) => path === route) ?? [];
      return name === undefined ? `'${route}'` : `[pages.${name}.path]`;
    };
    expect(missing.map(({ route, file }) => `  ${keyOf(route)}: await import('../${file}'),`)).toEqual([]);
    expect(Object.keys(pageModules).sort()).toEqual(pages.map(({ route }) => route).sort());
  });

  it.each(pages)('has $file at an address of its route', async ({ file, route }) => {
    const page = pageModuleAt(route.replace(/\[(?:\.\.\.)?[^\]]+\]/g, 'a-1'));
    expect(page?.module).toBe(await import(/* @vite-ignore */ `../${file}`));
  });

  it('passes the parameters of a path as they are in the address', () => {
    expect(pageModuleAt('/open-projects/A%2F1')?.params).toEqual({ id: 'A%2F1' });
    expect(pageModuleAt('/services')?.params, 'control').toEqual({});
  });

  it.each(['/none', '/open-projects/a/b', '/services/', '/Services', ''])('has nothing at “%s”', (path) => {
    expect(pageModuleAt(path)).toBeNull();
  });
});
