import { expect, it } from 'vitest';
import { mayInstall } from './prepare.mjs';

it.each<[what: string, args: readonly string[], env: Record<string, string>, expected: boolean]>([
  ['without consent nothing is installed', [], {}, false],
  ['CI agrees', [], { CI: 'true' }, true],
  ['CI=1 agrees', [], { CI: '1' }, true],
  ['CI=false is not CI', [], { CI: 'false' }, false],
  ['an empty CI is not CI', [], { CI: '' }, false],
  ['-y agrees', ['-y'], {}, true],
  ['--yes agrees', ['--yes'], {}, true],
  ['-y consumed by npm agrees', [], { npm_config_yes: 'true' }, true],
  ['npm’s empty setting does not agree', [], { npm_config_yes: '' }, false],
  ['other arguments do not agree', ['--verbose'], {}, false],
])('%s', (_what, args, env, expected) => {
  expect(mayInstall({ args, env })).toBe(expected);
});
