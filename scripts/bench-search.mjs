// What the search costs with 500 assignments of 3 kB: processor time in this process. A part of `npm run bench`.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { manyAssignments } from '../e2e/support/many-assignments.ts';
import { createProjectList } from '../lib/projects/project-list.ts';
import { prepareSearch } from '../lib/search/list-index.ts';
import { search } from '../lib/search/search.ts';

const vocabulary = [...new Set(JSON.stringify(manyAssignments(12)).match(/[a-z]{4,}/g))];
const assignments = manyAssignments(500).map((project, at) => ({
  ...project,
  context: Array.from({ length: 400 }, (_, place) => vocabulary[(at * 31 + place ** 2) % vocabulary.length]).join(' '),
}));
const PIECES = ['the and in of for with on at by an ', 'a b c d e f g ', '東', 'kubernetis ', 'developer-', 'x'];
const HOSTILE = PIECES.map((piece) => piece.repeat(200).slice(0, 200));
const everywhere = (text) => ({ q: text, role: text, technology: text, location: text, sector: text });

/** Milliseconds of processor time that this process has taken. */
const used = () => process.cpuUsage().user / 1000;
function cost(work) {
  const before = used();
  work();
  return used() - before;
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The milliseconds of each step in which a list is prepared. */
async function stepsOf(list) {
  const steps = [];
  let isReady = false;
  const ready = prepareSearch(list).then(() => {
    isReady = true;
  });
  while (!isReady) {
    const before = used();
    await nextTurn();
    steps.push(used() - before);
  }
  await ready;
  return steps;
}

function answer(list, filter) {
  const result = search(list, { filter });
  result.choices();
  if (result.matching.length === 0) result.suggestions();
}

const list = createProjectList(assignments);
const steps = await stepsOf(list);
const rows = {
  'building, in all': steps.reduce((sum, step) => sum + step, 0),
  'building, the longest step': Math.max(...steps),
  'first choices': cost(() => answer(list, {})),
  'a new query, with its choices': median(vocabulary.slice(0, 60).map((q) => cost(() => answer(list, { q })))),
  'the worst query': Math.max(...HOSTILE.map((text) => cost(() => answer(list, everywhere(text))))),
};
console.table(Object.fromEntries(Object.entries(rows).map(([name, ms]) => [name, { ms: Number(ms.toPrecision(3)) }])));
