import { expect, it, vi } from 'vitest';

// One group with one rule, so that no crawler obeys another.
const robots = (training: string) => `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=${training}
Allow: /

Sitemap: https://consulting.example/sitemap.xml
`;

it.each([
  [{}, robots('no')],
  [{ AI_TRAINING: 'yes' }, robots('yes')],
])(
  'robots.txt with %j says what the operator decided about training',
  async (env, text) => {
    vi.unstubAllEnvs().resetModules();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { GET } = await import('./route.ts');
    expect(await GET().text()).toBe(text);
  },
);
