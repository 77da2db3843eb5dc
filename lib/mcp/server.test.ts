import { describe, expect, it, vi } from 'vitest';
import { NO_PROJECTS } from '../projects/project-list.ts';
import { createServerHandler } from './server.ts';

vi.stubEnv('BASE_URL', 'https://www.example.com');
const SECRET = 'postgres://user:pa55@db.internal';
const getProjects = vi.hoisted(() => vi.fn());
vi.mock('../projects/get-projects.ts', () => ({ getProjects, heldProjects: () => null }));

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const handle = createServerHandler();

async function call(method: string, params: object = {}): Promise<string> {
  const message = { jsonrpc: '2.0', id: 1, method, params };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const body = JSON.stringify(message);
  return (await handle(new Request('https://www.example.com/mcp', { method: 'POST', headers, body }))).text();
}

describe('createServerHandler', () => {
  it.each([
    ['tools/call', { name: 'list_open_assignments', arguments: {} }],
    ['tools/call', { name: 'get_assignment', arguments: { id: 'a' } }],
    ['tools/call', { name: 'get_service_overview', arguments: {} }],
  ])('what is thrown inside %s is logged, and the client reads our own words: %j', async (method, params) => {
    getProjects.mockRejectedValue(new Error(SECRET));
    const response = await call(method, params);
    expect(response).toContain('Something went wrong on our side');
    expect(response).not.toContain(SECRET);
    expect(String(logged.mock.lastCall)).toContain(SECRET);
  });

  it('a healthy call is answered (control)', async () => {
    getProjects.mockResolvedValue({ state: 'current', snapshot: { data: NO_PROJECTS, readAt: new Date(0) } });
    expect(await call('tools/call', { name: 'list_open_assignments', arguments: {} })).toContain('"total":0');
  });
});
