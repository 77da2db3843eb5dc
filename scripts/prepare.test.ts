import { expect, it } from 'vitest';
import { consent } from './prepare.mjs';

const cases: readonly [
  what: string,
  args: readonly string[],
  env: Record<string, string>,
  isTerminal: boolean,
  expected: string,
][] = [
  ['a person at a terminal is asked', [], {}, true, 'ask'],
  ['without a terminal nothing is installed', [], {}, false, 'no'],
  ['CI proceeds without a terminal', [], { CI: 'true' }, false, 'yes'],
  ['CI proceeds without asking', [], { CI: '1' }, true, 'yes'],
  ['CI=false is not CI', [], { CI: 'false' }, true, 'ask'],
  ['an empty CI is not CI', [], { CI: '' }, false, 'no'],
  ['-y proceeds', ['-y'], {}, false, 'yes'],
  ['--yes proceeds without asking', ['--yes'], {}, true, 'yes'],
  ['-y consumed by npm proceeds', [], { npm_config_yes: 'true' }, false, 'yes'],
  ['npm’s empty setting does not count as yes', [], { npm_config_yes: '' }, false, 'no'],
  ['other arguments do not count as yes', ['--verbose'], {}, false, 'no'],
];

it.each(cases)('%s', (_what, args, env, isTerminal, expected) => {
  expect(consent({ args, env, isTerminal })).toBe(expected);
});
