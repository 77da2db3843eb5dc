// Installs what a check needs: packages, and programs.
import { installPackages, packagesAreInstalled } from './install.mjs';
import { installProgram, isRequired, programPath, variableOf } from './programs.mjs';

/**
 * Installs the packages and the programs that are missing. Ends the process with one sentence if one that is required can't be
 * installed.
 *
 * @param {...string} names
 */
export async function prepare(...names) {
  if (!packagesAreInstalled()) await installPackages();
  for (const name of names) {
    const variable = variableOf(name);
    // Whoever set the variable has to correct it.
    const isMisnamed = Boolean(process.env[variable]) && programPath(name) === null;
    if (programPath(name) !== null || (!isMisnamed && installProgram(name)) || !isRequired(name)) continue;
    console.error(
      isMisnamed
        ? `${variable} names no program that starts: ${process.env[variable]}`
        : `${name} is missing and could not be installed; install it, or name it in ${variable}.`,
    );
    process.exit(1);
  }
}
