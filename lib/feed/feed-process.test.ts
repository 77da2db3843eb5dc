import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { feedFailure } from '../../e2e/support/feed-failure.ts';
import { readConfig } from '../config/config.ts';
import { createFeedLoader } from './feed-loader.ts';
import { FeedFailure, type FeedRequest, type LoadLimits } from './feed-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'feed-'));
const file = join(folder, 'feed.json');
const { execPath } = process;
afterAll(() => rmSync(folder, { recursive: true }));

const configured = (body: unknown, env: Readonly<Record<string, string>>) => {
  writeFileSync(file, JSON.stringify(body));
  return readConfig({ PROJECTS_FEED_URL: pathToFileURL(file).href, ...env }).feed;
};
const read = (body: unknown, env: Readonly<Record<string, string>> = {}, limits: Partial<LoadLimits> = {}) =>
  createFeedLoader(configured(body, env), limits)();
const failure = async (...reading: Parameters<typeof read>) => (await feedFailure(read(...reading))).message;

const TIME = 'the transform gave no result in time';
const LIMITS: LoadLimits = { maxPages: 1, maxItems: 10, pagesSeconds: 60, transformSeconds: 1 };
const MEMORY = /^(?:the transform|reading and transforming the pages) needs too much memory$/;

describe('a reading in a process of its own', () => {
  it('gives the assignments (control), with a transform too', async () => {
    const { projects } = await read([{ id: 'A', name: 'N', context: '<p>One<p>Two', client: 'private' }]);
    expect(projects).toEqual([
      {
        ...{ id: 'A', name: 'N', context: 'One\n\nTwo', posting: '<p>One</p><p>Two</p>' },
        ...{ location: '', timeline: '', status: '', roles: [] },
      },
    ]);
    const env = { PROJECTS_FEED_TRANSFORM: '[jobs.{ "id": key, "name": title }]' };
    expect((await read({ jobs: [{ key: 1, title: 'T' }] }, env)).projects).toMatchObject([{ id: '1', name: 'T' }]);
  });

  // One call that joins many long texts: e2e/any-upstream.spec.ts.
  it.each<[string, string, reason: string | RegExp, seconds?: number]>([
    ['a catastrophic regular expression', '[$match(text, /^(a+)+$/)]', TIME, 1],
    ['recursion that is a tail call', '($f := function($n) { $f($n + 1) }; $f(1))', TIME, 1],
    ['lists that are too long together', '[1..40].[1..1000000]', MEMORY],
    ['one call that pads a text to hundreds of megabytes', '$pad("", 500000000)', MEMORY],
  ])('ends a transform with %s, and nothing else', async (_title, transform, reason, seconds = 60) => {
    const body = { text: `${'a'.repeat(40)}!` };
    const limits = { transformSeconds: seconds };
    expect(await failure(body, { PROJECTS_FEED_TRANSFORM: transform }, limits)).toMatch(reason);
  });

  it('ends within its time also if the process that started it is gone', async () => {
    const env = { PROJECTS_FEED_TRANSFORM: '[$match(text, /^(a+)+$/)]' };
    const feed = { ...configured({ text: `${'a'.repeat(40)}!` }, env), ...LIMITS, url: pathToFileURL(file).href };
    const request: FeedRequest = { feed, conditions: {}, inspect: false };
    writeFileSync(join(folder, 'request.json'), JSON.stringify(request));
    // Nobody reads what it writes, and nobody waits for it.
    const program = 'echo $$ >"$FOLDER/pid"; exec "$NODE" --import ./scripts/typescript.mjs lib/feed/feed-program.ts';
    const start = `sh -c '${program} <"$FOLDER/request.json"' | true &`;
    execFileSync('sh', ['-c', start], { stdio: 'ignore', env: { ...process.env, NODE: execPath, FOLDER: folder } });
    const isRunning = () => {
      try {
        return process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning, { timeout: 5_000 }).toBe(true);
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(false);
  }, 40_000);

  it('ends if the file of the feed never answers, such as a pipe that nobody writes to', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const env = { PROJECTS_FEED_URL: pathToFileURL(pipe).href, PROJECTS_FEED_TIMEOUT_SECONDS: '1' };
    expect(await failure([], env)).toBe('gave no complete answer in time');
  }, 20_000);

  it('is an outage if it can’t be started, and works again as soon as it can', async () => {
    process.execPath = join(folder, 'no-such-program');
    const load = createFeedLoader(configured([{ id: 'A', name: 'N' }], {}));
    await expect(load()).rejects.toThrow(new FeedFailure('no process could be started to read it (ENOENT)'));
    process.execPath = execPath;
    expect((await load()).projects).toHaveLength(1);
  });
});
