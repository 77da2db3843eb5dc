// How cost grows with the number of assignments.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { feedOf } from './feed.mjs';
import { measure } from './load.mjs';
import { startNext } from './servers.mjs';

const SIZES = [10, 100, 1000, 10000];

async function milliseconds(url, headers = {}) {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - before;
}

async function meanOf(urls, headers) {
  let sum = 0;
  for (const url of urls) sum += await milliseconds(url, headers);
  return sum / urls.length;
}

/** Resident memory of a process in MB, where the system tells. */
function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

export async function benchGrowth(folder) {
  const rows = [];
  for (const size of SIZES) {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `feed-${size}.json`);
    writeFileSync(file, JSON.stringify(feedOf(size)));
    const site = await startNext(process.cwd(), {
      PROJECTS_FEED_URL: pathToFileURL(file).href,
      PROJECTS_FEED_MAX_BYTES: '100000000',
      PROJECTS_FEED_REVALIDATE_SECONDS: '3600',
      PROJECTS_FEED_MAX_STALE_SECONDS: '3600',
    });
    try {
      const of = (path) => `${site.url}${path}`;
      const some = Array.from({ length: 20 }, (_, index) => 1 + ((index * 7) % size));
      rows.push({
        size,
        // The first answers read the feed and render; each later one of the same address comes from memory.
        firstJson: await milliseconds(of('/api/public-projects')),
        firstList: await milliseconds(of('/open-projects')),
        firstListMarkdown: await milliseconds(of('/open-projects'), { Accept: 'text/markdown' }),
        newFilter: await meanOf(
          some.map((number, index) => of(`/open-projects?q=part+${number}+${index % 2 ? 'kotlin' : 'react'}`)),
        ),
        newAssignment: await meanOf([...new Set(some)].map((number) => of(`/open-projects/BENCH-${number}`))),
        listPerSecond: (await measure(site.url, { path: '/open-projects' })).perSecond,
        assignmentPerSecond: (await measure(site.url, { path: '/open-projects/BENCH-1' })).perSecond,
        jsonPerSecond: (await measure(site.url, { path: '/api/public-projects' })).perSecond,
        megabytes: memoryOf(site.pid),
      });
    } finally {
      await site.stop();
    }
  }
  return { growth: rows };
}
