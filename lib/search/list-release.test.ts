import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const READINGS = `
  import { setImmediate as nextTurn } from 'node:timers/promises';
  import { createProjectList } from './lib/projects/project-list.ts';
  import { prepareSearch } from './lib/search/search-index.ts';
  const lists = [];
  let list = null;
  for (let reading = 0; reading < 30; reading += 1) {
    const texts = { location: '', sector: '', timeline: '', status: '', context: '', roles: [] };
    const projects = [{ ...texts, id: 'A', name: 'Name ' + reading }, { ...texts, id: 'B', name: 'B' }];
    list = createProjectList(projects, list);
    await prepareSearch(list);
    lists.push(new WeakRef(list));
    await nextTurn();
  }
  await nextTurn();
  gc();
  console.log(lists.filter((each) => each.deref()).length);
`;

it('A list that was replaced is released: after many changed readings at most two are alive', () => {
  const options = [
    '--expose-gc',
    '--import',
    './scripts/typescript.mjs',
    '--input-type=module',
    '--eval',
    READINGS,
  ];
  const alive = Number(
    execFileSync(process.execPath, options, {
      encoding: 'utf8',
      timeout: 110_000,
    }),
  );
  expect(alive).toBeGreaterThan(0);
  expect(alive).toBeLessThanOrEqual(2);
}, 120_000);
