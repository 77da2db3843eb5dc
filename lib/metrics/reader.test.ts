import { describe, expect, it } from 'vitest';
import { readerOf } from './reader.ts';
import userAgents from './user-agents.json' with { type: 'json' };

const KIT = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko';

describe('readerOf', () => {
  it.each([
    [`${KIT}); compatible; ChatGPT-User/1.0; +https://openai.com/bot`, 'assistant'],
    [`${KIT}; compatible; Claude-User/1.0; +Claude-User@anthropic.com)`, 'assistant'],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'search',
    ],
    [`${KIT}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/142.0.0.0 Safari/537.36`, 'search'],
    [`${KIT}); compatible; GPTBot/1.2; +https://openai.com/gptbot`, 'training'],
  ])('%s is one of the published names: %s', (userAgent, reader) => {
    expect(readerOf(userAgent)).toBe(reader);
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ])('%s is a browser, so a person', (userAgent) => {
    expect(readerOf(userAgent)).toBe('person');
  });

  it.each([
    undefined,
    '',
    'curl/8.14.1',
    'Feedly/1.0 (+https://feedly.com/poller.html; 12 subscribers)',
    'Mozilla/5.0 (compatible; AnotherBot/1.0; +https://another.example/bot)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'NotGPTBotAtAll/1.0',
    'x'.repeat(16_000),
  ])('“%s” is neither a published name nor a browser', (userAgent) => {
    expect(readerOf(userAgent)).toBe('other');
  });

  it.each(Object.entries(userAgents))(
    'each name of %s has a source, stands for itself and is in one list',
    (reader, names) => {
      for (const [name, source] of Object.entries(names)) {
        expect(new URL(source).protocol).toBe('https:');
        expect(readerOf(`${name}/1.0`), name).toBe(reader);
        expect(
          Object.values(userAgents).filter((list) => name in list),
          name,
        ).toHaveLength(1);
      }
    },
  );
});
