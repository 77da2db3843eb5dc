import { expect, it } from 'vitest';
import { consent } from './consent.mjs';

const cases: readonly [
  what: string,
  args: readonly string[],
  env: Record<string, string>,
  isTerminal: boolean,
  expected: string,
][] = [
  ['a person at a terminal is asked', [], {}, true, 'ask'],
  ['where nobody can be asked nothing is installed', [], {}, false, 'no'],
  ['CI goes on without a terminal', [], { CI: 'true' }, false, 'yes'],
  ['CI goes on without a question', [], { CI: '1' }, true, 'yes'],
  ['CI=false is no CI', [], { CI: 'false' }, true, 'ask'],
  ['an empty CI is no CI', [], { CI: '' }, false, 'no'],
  ['-y goes on', ['-y'], {}, false, 'yes'],
  ['--yes goes on without a question', ['--yes'], {}, true, 'yes'],
  ['-y that npm took goes on', [], { npm_config_yes: 'true' }, false, 'yes'],
  ['npm’s own empty setting is no yes', [], { npm_config_yes: '' }, false, 'no'],
  ['another argument is no yes', ['--verbose'], {}, false, 'no'],
];

it.each(cases)('%s', (_what, args, env, isTerminal, expected) => {
  expect(consent({ args, env, isTerminal })).toBe(expected);
});
