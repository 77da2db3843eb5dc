import { beforeAll, describe, expect, it, vi } from 'vitest';
import { feed } from '@/e2e/support/feed.ts';
import { assignmentPath } from '@/lib/addresses.ts';
import { config } from '@/lib/config.ts';
import { translateAll } from '@/lib/feed/translate.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { tools } from '@/lib/mcp/tools.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { decide } from '@/lib/routing.ts';
import { createProjectList } from '@/lib/search/project-list.ts';
import { pageEntries, pages, resources } from '@/lib/site.ts';
import { holdProjects } from '../e2e/support/hold-projects.ts';
import { inLayout, pageElement } from '../e2e/support/page-html.ts';
import { GET as getProjects } from './api/public-projects/route.ts';
import { GET as getAtom } from './feed.atom/route.ts';
import { GET as getJsonFeed } from './feed.json/route.ts';
import { showMarkdown } from './md/markdown-page.ts';
import drawAssignment from './open-projects/[id]/opengraph-image.tsx';
import drawSite from './opengraph-image.tsx';
import { GET as getSitemapMarkdown } from './sitemap.md/route.ts';
import { GET as getSitemap } from './sitemap.xml/route.ts';

const asked = vi.hoisted(() => ({ path: '/' }));
// Whether there is a picture matters here, not what it shows.
vi.mock('next/og', () => ({
  ImageResponse: class {
    arrayBuffer = async () => new ArrayBuffer(1);
  },
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-site-page': asked.path }) }));

const SALES_EMAIL = 'sales@example.org';
const ASSIGNMENT = assignmentPath('EX-1001');
const NAME = 'Journey planner for regional rail';
const READ_AT = '21 November 2026, 08:00 UTC';
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

const { projects } = translateAll(feed.projects);
const snapshot = { data: createProjectList(projects), readAt: new Date('2026-11-21T08:00:00Z') };

type State = ProjectsState['state'];
const readings: Readonly<Record<State, ProjectsState>> = {
  current: { state: 'current', snapshot },
  expired: { state: 'expired', snapshot, retryAfterSeconds: 9 },
  none: { state: 'none', snapshot: null, retryAfterSeconds: 7 },
};
const states = Object.values(readings);
const waitOf = (reading: ProjectsState) => (reading.state === 'current' ? null : String(reading.retryAfterSeconds));

beforeAll(() => {
  vi.stubEnv('PROJECTS_FEED_URL', 'https://feed.example.org/feed.json');
  vi.stubEnv('SALES_EMAIL', SALES_EMAIL);
  vi.stubEnv('BASE_URL', 'https://consulting.example');
});

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

/** What the middleware decides about a page. */
function decisionOn(path: string, accept: string, reading: ProjectsState) {
  const decision = decide({ method: 'GET', path, search: '', headers: new Headers({ Accept: accept }) }, reading, {
    baseUrl: config().baseUrl,
    ...config().feed,
    hasContactForm: true,
    shownPages: pageEntries,
  });
  if (decision.kind !== 'show') throw new Error(`expected ${path} to be shown, found ${decision.kind}`);
  return decision;
}

/** A page in its layout, with the status that the middleware gives it. */
async function htmlOf(path: string, reading: ProjectsState): Promise<Answer> {
  const text = await inLayout(pageElement(path));
  const { status = 200, headers } = decisionOn(path, 'text/html', reading);
  return { status, retryAfter: headers['Retry-After'] ?? null, text };
}

async function markdownOf(path: string): Promise<Answer> {
  const request = new Request(`http://localhost${path}`, { headers: { [innerHeaders.page]: path } });
  const response = await showMarkdown(request);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

describe.each(states)('while the assignments are $state', (reading) => {
  const { state } = reading;
  beforeAll(() => holdProjects(reading));

  it.each([
    ['text/html', htmlOf],
    ['text/markdown', markdownOf],
  ] as const)('every page as %s says how old they are, or that there are none', async (accept, answerOf) => {
    for (const path of [pages.home.path, pages.openProjects.path, ASSIGNMENT]) {
      asked.path = path;
      const { status, retryAfter, text } = await answerOf(path, reading);
      const isMissing = state === 'none' && path === ASSIGNMENT;
      expect([status, retryAfter], path).toEqual(isMissing ? [503, '7'] : [200, null]);
      expect(decisionOn(path, accept, reading).headers['Cache-Control'], path).toBe(
        state === 'current' ? KEPT : 'no-store',
      );
      expect(text.includes('can’t load the open assignments'), path).toBe(state === 'none');
      expect(text.includes('can’t update the open assignments'), path).toBe(state === 'expired');
      if (path !== pages.home.path) expect(text.includes(NAME), path).toBe(state !== 'none');
      if (state === 'expired') expect(text, path).toContain(READ_AT);
      const words = text.replaceAll(/<\/?a\b[^>]*>/g, '');
      const isSaid = /[Ww]rite to \S*sales@example\.org\S* to find out what is open/.test(words);
      expect(isSaid, path).toBe(state !== 'current');
      expect(text, path).not.toContain('There are no open assignments');
    }
  });

  it.each([
    [resources.projectsApi.path, getProjects],
    [resources.atomFeed.path, getAtom],
    [resources.jsonFeed.path, getJsonFeed],
  ] as const)('%s has them only if they are current; otherwise it is 502 and not cached', async (path, get) => {
    const response = await get(new Request(`http://localhost${path}`));
    expect(response.headers.get('retry-after')).toBe(waitOf(reading));
    if (state === 'current') {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, KEPT]);
      expect(await response.text()).toContain(NAME);
      return;
    }
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 502, code: 'upstream_unavailable' });
  });

  it.each([
    [resources.sitemap.path, getSitemap, ASSIGNMENT],
    [resources.sitemapMarkdown.path, getSitemapMarkdown, ASSIGNMENT],
  ] as const)('%s is served with what is known', async (path, get, words) => {
    const response = await get(new Request(`http://localhost${path}`));
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      state === 'current' ? KEPT : 'no-store',
    ]);
    expect((await response.text()).includes(words)).toBe(state !== 'none');
  });

  it.each([
    ['list_open_assignments', {}],
    ['get_assignment', { id: 'EX-1001' }],
  ])(
    '%s gives them only if they are current; otherwise it says when to try again and whom to write to',
    async (name, args) => {
      const result = await tools.find((tool) => tool.name === name)?.call(args);
      if (state === 'current') {
        expect(result).not.toHaveProperty('isError');
        expect(JSON.stringify(result)).toContain(NAME);
        return;
      }
      expect(result).toEqual({
        isError: true,
        content: [
          {
            type: 'text',
            text: `The list of open assignments is unavailable at the moment. Try again in ${waitOf(reading)} seconds, or write to ${SALES_EMAIL}.`,
          },
        ],
      });
    },
  );

  it('an assignment’s picture is kept only while they are current, and that of the site always', async () => {
    const picture = await drawAssignment({ params: Promise.resolve({ id: 'EX-1001' }) });
    const caching = state === 'current' ? 'public, max-age=3600' : 'no-store';
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([state === 'none' ? 503 : 200, caching]);
    expect(picture.headers.get('retry-after')).toBe(state === 'none' ? '7' : null);
    const none = await drawAssignment({ params: Promise.resolve({ id: 'gone' }) });
    expect(none.status).toBe(state === 'none' ? 503 : 404);
    const ofSite = await drawSite();
    expect([ofSite.status, ofSite.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });

  it('get_service_overview always works, and counts them only if they are current', async () => {
    const result = await tools.find(({ name }) => name === 'get_service_overview')?.call({});
    expect(result).not.toHaveProperty('isError');
    const counted = { open_assignments: expect.objectContaining({ total: projects.length }) };
    if (state === 'current') expect(result?.structuredContent).toMatchObject(counted);
    else expect(result?.structuredContent).not.toHaveProperty('open_assignments');
    expect(JSON.stringify(result?.content).includes('unavailable')).toBe(state !== 'current');
  });
});
