// Installs what the tests need: packages, and programs with consent.
import { createInterface } from 'node:readline/promises';
import { installPackages, packagesAreInstalled } from './install.mjs';
import { installProgram, isInstallable, isRequired, programPath, variableOf } from './programs.mjs';

/**
 * Whether programs may be installed on this machine. `npm test -y`, `npm test -- -y` and CI agree. In a terminal, the person
 * is asked; otherwise nothing is installed.
 *
 * @param {{ args: readonly string[], env: Readonly<Record<string, string | undefined>>, isTerminal: boolean }} where
 * @returns {'yes' | 'ask' | 'no'}
 */
export function consent({ args, env, isTerminal }) {
  const isInCi = !['', '0', 'false', undefined].includes(env.CI);
  // npm consumes a `-y` before `--` and sets this variable instead.
  const saidYes = args.includes('-y') || args.includes('--yes') || env.npm_config_yes === 'true';
  if (isInCi || saidYes) return 'yes';
  return isTerminal ? 'ask' : 'no';
}

async function mayInstall() {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const answer = consent({ args: process.argv.slice(2), env: process.env, isTerminal });
  if (answer !== 'ask') return answer === 'yes';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ending the input (Ctrl+C, Ctrl+D) means no.
  const typed = await terminal.question('Install? [Y/n] ').catch(() => 'n');
  terminal.close();
  return /^(?:y|yes|)$/i.test(typed.trim());
}

/**
 * Installs the packages, and with consent the programs that are missing. Ends the process with one sentence if one that is
 * required is still missing then.
 *
 * @param {...string} names
 */
export async function prepare(...names) {
  const isMissing = (name) => programPath(name) === null;
  if (!packagesAreInstalled()) await installPackages();
  const installable = names.filter((name) => isMissing(name) && isInstallable(name));
  if (installable.length > 0) {
    console.log(`The tests need what is not installed: ${installable.join(', ')}.`);
    if (await mayInstall()) for (const name of installable) installProgram(name);
  }
  const missing = names.filter((name) => isMissing(name) && isRequired(name));
  if (missing.length === 0) return;
  const variables = missing.map(variableOf).join(', ');
  console.error(
    `Missing: ${missing.join(', ')}; install it, name it in ${variables}, or agree with -y that it is installed.`,
  );
  process.exit(1);
}
