import { describe, expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { honestText } from './honest-link.ts';

const REAL = 'https://evil.example/apply';

describe('the text of a link', () => {
  it.each([
    ['another address', 'https://app.example.com/login', REAL],
    ['another host', 'app.example.com', REAL],
    ['another host in marks', '(www.good.example)', REAL],
    ['another address in a sentence', 'Apply at https://good.example/x now', `Apply at ${REAL} now`],
    ['another mailbox', 'jobs@good.example', REAL],
    ['another host that begins alike', 'evil.example.good.example', REAL],
    ['a host with characters that can’t be seen', 'good\u200b.example', REAL],
    ['a host in other letters', 'exämple.com', REAL],
    ['another host with a user name of its own', 'https://evil.example@good.example/', REAL],
  ])('that is %s is the real address', (_title, text, expected) => {
    expect(honestText(text, REAL)).toBe(expected);
  });

  it.each([
    ['words', 'Apply here'],
    ['its own address', 'https://evil.example/other'],
    ['its own host', 'evil.example'],
    ['its own host with www', 'www.evil.example'],
    ['the host above it', 'jobs.evil.example'],
    ['names of technologies', 'Node.js, Vue.js/Nuxt and e.g. C++'],
    ['numbers', '1.5 to 2.0'],
  ])('that is %s stays (control)', (_title, text) => {
    expect(honestText(text, REAL)).toBe(text);
  });

  it('compares mail addresses as a whole', () => {
    expect(honestText('a@b.example', 'mailto:a@b.example?subject=x')).toBe('a@b.example');
    expect(honestText('jobs@b.example', 'mailto:a@b.example')).toBe('mailto:a@b.example');
  });

  it('is honest in the text and in the HTML of a posting', () => {
    const link = `<a href="${REAL}"><b>https://app.example</b>.com/login</a>`;
    const [project] = translateAll([{ id: '1', name: 'N', context: `<ul><li>${link} x</li></ul>` }]).projects;
    expect(project?.context).toBe(`- ${REAL} x`);
    expect(project?.posting).toBe(`<ul><li><a href="${REAL}" rel="nofollow noopener">${REAL}</a> x</li></ul>`);
  });
});
