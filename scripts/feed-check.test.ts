import { expect, it, vi } from 'vitest';
import { readConfig } from '../lib/config.ts';
import { feedCheck } from './feed-check.ts';

let env: Readonly<Record<string, string>>;
vi.mock('../lib/config.ts', async (original) => ({
  ...(await original<typeof import('../lib/config.ts')>()),
  config: () => readConfig(env),
}));

vi.stubEnv('BASE_URL', 'https://consulting.example');

it('says that the examples are shown if no feed is configured', async () => {
  env = {};
  const { text, works } = await feedCheck();
  expect(works).toBe(true);
  expect(text).toMatch(/^PROJECTS_FEED_URL is not set/);
});

it('fails for an invalid transform, and says where it is wrong', async () => {
  env = { PROJECTS_FEED_TRANSFORM: '[projects.{ "id": ' };
  const { text, works } = await feedCheck();
  expect(works).toBe(false);
  expect(text).toMatch(/PROJECTS_FEED_TRANSFORM: .*line 1, column/);
  expect(text).not.toMatch(/^\s+at /m);
});
