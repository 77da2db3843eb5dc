import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageModuleAt } from './page-modules.ts';

/** The pages in `app`, by the route that Next gives them: a folder in parentheses adds nothing to it. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const folders = file.split('/').slice(0, -1);
    return { file, route: `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}` };
  });

describe('pageModules', () => {
  it.each(pages)('has $file at an address of its route', async ({ file, route }) => {
    const page = await pageModuleAt(route.replace(/\[(?:\.\.\.)?[^\]]+\]/g, 'a-1'));
    expect(page?.module).toBe(await import(/* @vite-ignore */ `../${file}`));
  });

  it('passes the parameters of a path as they are in the address', async () => {
    expect(await pageModuleAt('/open-projects/A%2F1')).toMatchObject({ params: { id: 'A%2F1' } });
    expect(await pageModuleAt('/services'), 'control').toMatchObject({ params: {} });
  });

  it.each(['/none', '/open-projects/a/b', '/services/', '/Services', ''])('has nothing at “%s”', async (path) => {
    expect(await pageModuleAt(path)).toBeNull();
  });
});
