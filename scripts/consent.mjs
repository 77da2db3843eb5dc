// Whether `npm test` may install programs on this machine.

/**
 * `npm test -y`, `npm test -- -y` and CI say yes; at a terminal a person is asked; where nobody can be asked, nothing is installed.
 *
 * @param {{ args: readonly string[], env: Readonly<Record<string, string | undefined>>, isTerminal: boolean }} where
 * @returns {'yes' | 'ask' | 'no'}
 */
export function consent({ args, env, isTerminal }) {
  const isInCi = !['', '0', 'false', undefined].includes(env.CI);
  // npm keeps `-y` for itself when it stands before `--`, and tells of it in this variable.
  const saidYes = args.includes('-y') || args.includes('--yes') || env.npm_config_yes === 'true';
  if (isInCi || saidYes) return 'yes';
  return isTerminal ? 'ask' : 'no';
}
