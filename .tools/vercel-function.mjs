// Runs one function of a Vercel build in a process of its own, as the platform's launcher does, and asks it things.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The answers of the function at `pages` in a build at `folder`, run with these variables. */
export function answersOf({ folder, pages, env, asked }) {
  const target = join(folder, 'running');
  cpSync(pages, target, { recursive: true });
  const { filePathMap, handler } = JSON.parse(readFileSync(join(target, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries(filePathMap)) {
    mkdirSync(dirname(join(target, to)), { recursive: true });
    cpSync(join(folder, from), join(target, to));
  }
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), join(target, handler)],
    {
      input: JSON.stringify(asked),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      timeout: 60_000,
    },
  );
  if (status !== 0) throw new Error(`the function did not run:\n${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = JSON.parse(readFileSync(0, 'utf8'));
  const handle = createRequire(import.meta.url)(process.argv[2]);
  const server = createServer(handle).listen(0, '127.0.0.1', async () => {
    const answers = [];
    for (const { path, accept } of asked) {
      const answer = await fetch(`http://127.0.0.1:${server.address().port}${path}`, { headers: { Accept: accept } });
      answers.push({
        path,
        status: answer.status,
        type: answer.headers.get('content-type')?.split(';')[0],
        vary: answer.headers.get('vary') ?? '',
        caching: answer.headers.get('cache-control') ?? '',
        body: await answer.text(),
      });
    }
    console.log(`\n${JSON.stringify(answers)}`);
    process.exit();
  });
}
