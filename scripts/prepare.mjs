// Installs what the tests need: packages, and programs with consent.
import { installPackages, packagesAreInstalled } from './install.mjs';
import { installProgram, isInstallable, isRequired, programPath, variableOf } from './programs.mjs';

/**
 * Whether programs may be installed on this machine: `npm test -y`, `npm test -- -y` and CI agree.
 *
 * @param {{ args: readonly string[], env: Readonly<Record<string, string | undefined>> }} given
 * @returns {boolean}
 */
export function mayInstall({ args, env }) {
  const isInCi = !['', '0', 'false', undefined].includes(env.CI);
  // npm consumes a `-y` before `--` and sets this variable instead.
  return isInCi || args.includes('-y') || args.includes('--yes') || env.npm_config_yes === 'true';
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
  if (mayInstall({ args: process.argv.slice(2), env: process.env })) {
    for (const name of names) if (isMissing(name) && isInstallable(name)) installProgram(name);
  }
  const missing = names.filter((name) => isMissing(name) && isRequired(name));
  if (missing.length === 0) return;
  const variables = missing.map(variableOf).join(', ');
  console.error(
    `Missing: ${missing.join(', ')}; install it, name it in ${variables}, or agree with -y that it is installed.`,
  );
  process.exit(1);
}
