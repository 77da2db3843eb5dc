// Runs one function of a Vercel build in its own process, as the platform's launcher does, and sends it requests.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The statuses, headers and bodies with which a function of the build in `folder` answers, run with these variables. */
export function answersOf({ folder, func, env, asked }) {
  // Outside the build, whose package.json would decide the module type of the function's files.
  const target = mkdtempSync(join(tmpdir(), 'vercel-function-'));
  cpSync(func, target, { recursive: true });
  const { filePathMap, handler, useWebApi = false } = JSON.parse(readFileSync(join(target, '.vc-config.json'), 'utf8'));
  for (const [to, from] of Object.entries(filePathMap)) {
    mkdirSync(dirname(join(target, to)), { recursive: true });
    cpSync(join(folder, from), join(target, to));
  }
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), join(target, handler), String(useWebApi)],
    {
      input: JSON.stringify(asked),
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      timeout: 60_000,
    },
  );
  rmSync(target, { recursive: true });
  if (status !== 0) throw new Error(`the function did not run:\n${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = JSON.parse(readFileSync(0, 'utf8'));
  const handle = createRequire(import.meta.url)(process.argv[2]);
  const tell = async (path, answer) => ({
    path,
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  });
  const answers = [];
  if (process.argv[3] === 'true') {
    // A function with a web signature: from Request to Response.
    for (const { path, headers } of asked) {
      answers.push(await tell(path, await handle(new Request(`https://function.example${path}`, { headers }))));
    }
  } else {
    const server = createServer(handle);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${server.address().port}`;
    for (const { path, headers } of asked) {
      answers.push(await tell(path, await fetch(`${origin}${path}`, { headers, redirect: 'manual' })));
    }
  }
  console.log(`\n${JSON.stringify(answers)}`);
  process.exit();
}
