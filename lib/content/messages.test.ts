import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { sources } from '../../e2e/support/sources.ts';
import { languages } from './content.ts';
import { en } from './en/en.ts';

type Messages = { readonly [name: string]: string | Messages };

/** Every message by its key. */
const listed = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([name, message]) =>
    typeof message === 'string'
      ? [[`${path}${name}`, message] as [string, string]]
      : listed(message, `${path}${name}.`),
  );

/** The values and tags that a message takes, each once. */
const takenBy = (message = '') =>
  [...new Set(message.match(/\{[a-z]\w*(?=[,}])|<\w+>/g))].sort();

const english = listed(en.messages);

describe.each(Object.entries(languages))('messages in %s', (_, language) => {
  const messages = new Map(listed(language.messages));

  it('have the same keys as in English', () => {
    expect([...messages.keys()].sort()).toEqual(
      english.map(([key]) => key).sort(),
    );
  });

  it.each(english)('%s takes what it takes in English', (key, message) => {
    expect(takenBy(messages.get(key))).toEqual(takenBy(message));
  });
});

/** The keys in a source, in which `${…}` stands for one or more names. */
const keysIn = (source: string) =>
  [...source.matchAll(/['`]([a-zA-Z]+(?:\.(?:\w+|\$\{[^}]+\}))+)['`]/g)].map(
    ([, key = '']) => new RegExp(`^${key.replace(/\$\{[^}]+\}/g, '[\\w.]+')}$`),
  );

it('code uses every key', () => {
  const used = sources
    .filter((path) => !path.startsWith('lib/content/messages/'))
    .flatMap((path) => keysIn(readFileSync(path, 'utf8')));
  const unused = english.filter(
    ([key]) => !used.some((pattern) => pattern.test(key)),
  );
  expect(unused.map(([key]) => key)).toEqual([]);
  expect(used.length, 'control').toBeGreaterThan(english.length / 4);
});

it('a language that is not there stops the start, and those that are there are named', async () => {
  const contentIn = async (language: string) => {
    vi.resetModules();
    vi.stubEnv('SITE_LANGUAGE', language);
    return import('./content.ts');
  };
  await expect(contentIn('fr')).rejects.toThrow(
    'SITE_LANGUAGE: expected one of en, sv, de',
  );
  expect((await contentIn('de')).content.locale, 'control').toBe('de-DE');
});
