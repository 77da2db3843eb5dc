// Decides whether `npm test` may install programs on this machine.

/**
 * `npm test -y`, `npm test -- -y` and CI agree. In a terminal, the person is asked; otherwise nothing is installed.
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
