// Compares the built site with its baselines, in one run on one machine: `npm run bench`, or one part: `npm run bench -- rows`.
// Compare the ratios; absolute times depend on the machine. The full result is written to .bench/result.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { benchFirst } from './bench/first.mjs';
import { benchGrowth } from './bench/growth.mjs';
import { print } from './bench/print.mjs';
import { benchReads } from './bench/reads.mjs';
import { benchRows } from './bench/rows.mjs';
import { benchWeight } from './bench/weight.mjs';

const FOLDER = resolve('.bench');
const PARTS = { first: benchFirst, rows: benchRows, weight: benchWeight, growth: benchGrowth, reads: benchReads };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Available parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);

const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
const result = {
  at: new Date().toISOString(),
  node: process.version,
  next: version,
  processors: cpus().length,
  loadBefore: loadavg()[0],
};
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(name)) Object.assign(result, await bench(FOLDER));
}
mkdirSync(FOLDER, { recursive: true });
writeFileSync(resolve(FOLDER, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
print(result);
