// Installs what the tests need: packages, and programs with consent.
import { createInterface } from 'node:readline/promises';
import { installPackages, packagesAreInstalled } from './install.mjs';
import { missingProgram, PROGRAMS, programPath } from './programs.mjs';

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

function fail(message) {
  console.error(message);
  process.exit(1);
}

async function mayInstall() {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const answer = consent({ args: process.argv.slice(2), env: process.env, isTerminal });
  if (answer !== 'ask') return answer === 'yes';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ending the input (Ctrl+C, Ctrl+D) means no.
  const typed = await terminal.question('Continue? [Y/n] ').catch(() => 'n');
  terminal.close();
  return /^(?:y|yes|)$/i.test(typed.trim());
}

/**
 * Installs the packages and some programs, after saying so. Ends the process with a message if one is still missing that is
 * not optional.
 *
 * @param {...keyof typeof PROGRAMS} names
 */
export async function prepare(...names) {
  const isMissing = (name) => programPath(name) === null;
  for (const { variable } of names.filter(isMissing).map((name) => PROGRAMS[name])) {
    if (process.env[variable]) fail(`${variable} names ${process.env[variable]}, which does not exist.`);
  }
  const needsPackages = !packagesAreInstalled();
  const programs = names.filter((name) => isMissing(name) && PROGRAMS[name].installer() !== null);
  const planned = [
    ...(needsPackages ? ['the packages of package-lock.json, into node_modules'] : []),
    ...programs.map((name) => `${PROGRAMS[name].purpose}, with ${PROGRAMS[name].installer()}`),
  ];
  if (planned.length > 0)
    console.log(`The tests need, and will install:\n${planned.map((what) => `  ${what}`).join('\n')}`);
  if (programs.length > 0 && !(await mayInstall())) {
    fail(
      'Nothing was installed. To allow it, add -y or set CI=true. If a program is already installed, set its variable: ' +
        `${programs.map((name) => PROGRAMS[name].variable).join(', ')}.\nnpm run verify:fast needs no program.`,
    );
  }
  if (needsPackages) await installPackages();
  // The packages may have brought one.
  for (const name of programs.filter(isMissing)) {
    console.log(`Installing ${name} …`);
    PROGRAMS[name].install();
  }
  const missing = names.find((name) => isMissing(name) && !PROGRAMS[name].isOptional);
  if (missing) fail(missingProgram(missing));
}
