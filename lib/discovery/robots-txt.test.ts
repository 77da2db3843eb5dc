import { afterEach, describe, expect, it, vi } from 'vitest';

async function robotsWith(env: Record<string, string>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ BASE_URL: 'https://consulting.example', ...env }))
    vi.stubEnv(name, value);
  const { robotsTxt } = await import('./robots-txt.ts');
  return robotsTxt();
}

describe('robots.txt', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [{}, 'ai-train=no'],
    [{ AI_TRAINING: 'no' }, 'ai-train=no'],
    [{ AI_TRAINING: 'yes' }, 'ai-train=yes'],
  ])('says what the operator decided about training: %j', async (env, signal) => {
    const text = await robotsWith(env);
    expect(text).toContain(`\nContent-Signal: search=yes, ai-input=yes, ${signal}\n`);
  });

  it('is one group with one rule, so that no crawler obeys another', async () => {
    const [group = '', rest = ''] = (await robotsWith({})).split('\n\n');
    const names = group.split('\n').map((line) => line.split(':')[0]);
    expect(names.filter((name) => name === 'Allow')).toHaveLength(1);
    expect(names).not.toContain('Disallow');
    expect(names.lastIndexOf('User-agent')).toBeLessThan(names.indexOf('Content-Signal'));
    expect(rest).not.toContain('User-agent');
  });

  it('of a preview forbids everything', async () => {
    const text = await robotsWith({ VERCEL_ENV: 'preview', VERCEL_URL: 'preview.example' });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});
