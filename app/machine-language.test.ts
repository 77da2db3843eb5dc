import { expect, it, vi } from 'vitest';
import { languages } from '@/lib/content/content.ts';
import { assignments } from '../e2e/support/assignments.ts';

// A firm may say who it is in its own language alone; the page is then absent
// in the others, and so is what links to it.
for (const language of Object.keys(languages))
  vi.doMock(`@/lib/content/${language}/about.ts`, () => ({ about: null }));

/** Documents in the language of the site, and what is no document. */
const FOR_PEOPLE = /feed|sitemap|mcp$|ready/;

/** What programs get, and people never read, in one site language. */
async function machineTexts(language: string) {
  vi.resetModules();
  vi.stubEnv('SITE_LANGUAGE', language);
  const { holdProjects, NO_LIST, showFeed } = await import(
    '../e2e/support/hold-projects.ts'
  );
  const { tools } = await import('@/lib/mcp/tools.ts');
  const { toolResult } = await import('../e2e/support/formats.ts');
  const { resourceEntries } = await import('@/lib/routes/resources.ts');
  showFeed(assignments, new Date('2026-11-28T12:00:00Z'));
  const texts: Record<string, unknown> = {};
  for (const { path } of resourceEntries.filter(
    ({ path }) => !FOR_PEOPLE.test(path),
  )) {
    const { GET } = await import(/* @vite-ignore */ `.${path}/route.ts`);
    const request = new Request('https://consulting.example/');
    texts[path] = await (await GET(request)).text();
  }
  for (const { name, registration } of tools) {
    const { title, description, inputSchema, outputSchema } = registration;
    const schemas = [inputSchema, outputSchema].map((schema) =>
      schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
    );
    texts[name] = [title, description, ...schemas];
  }
  const calls = [
    ['get_service_overview', {}],
    ['get_assignment', { id: 'EX-1001' }],
    ['get_assignment', { id: 'none' }],
    ['list_open_assignments', { limit: 5 }],
    ['list_open_assignments', { q: 'react remote not java xyzzy 80 EUR' }],
    ['list_open_assignments', { remote: 'x', country: 'NO' }],
    ['list_open_assignments', { rate_from: '900 SEK', since: '2020-01-01' }],
  ] as const;
  for (const [at, [name, args]] of calls.entries())
    texts[`${at} ${name}`] = await toolResult(name, args);
  holdProjects(NO_LIST);
  texts.outage = await toolResult('list_open_assignments');
  return texts;
}

it('a changed word of people changes nothing for programs', async () => {
  const before = await machineTexts('en');
  vi.doMock('@/lib/content/messages/en.json', async (original) => {
    const { default: messages } = await original<{ default: object }>();
    const changed = JSON.stringify(messages, (_, message) =>
      typeof message === 'string' ? `x${message}` : message,
    );
    return { default: JSON.parse(changed) };
  });
  expect(await machineTexts('en')).toEqual(before);
  const { t } = await import('@/lib/content/messages.ts');
  expect(t('values.way.yes'), 'control').toBe('xremote');
  vi.doUnmock('@/lib/content/messages/en.json');
});

it('what programs get is byte for byte the same in every site language', async () => {
  const english = await machineTexts('en');
  for (const language of Object.keys(languages))
    expect(await machineTexts(language)).toEqual(english);
  expect(Object.keys(english).length, 'control').toBeGreaterThan(15);
});
