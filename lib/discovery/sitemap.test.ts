import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { shownPages } from '../content/shown-pages.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { sitemapXml } from './sitemap.ts';

const sitemapOf = (...data: PublicProject[]) =>
  sitemapXml({ state: 'current', snapshot: { data: createProjectList(data), readAt: new Date() } });

describe('sitemapXml', () => {
  it('has every page and every assignment once', () => {
    const ids = ['A-1', 'A 2', 'Ä'];
    const addresses = [...sitemapOf(...ids.map((id) => project(id))).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address,
    );
    const expected = [...shownPages.map(({ path }) => path), ...ids.map(assignmentPath)];
    expect(addresses).toEqual(expected.map((path) => `https://consulting.example${path}`));
  });

  it('states when an assignment was posted or changed, if the feed does; pages have no date', () => {
    const xml = sitemapOf(
      project('undated'),
      { ...project('posted'), posted: '2026-11-03' },
      { ...project('changed'), posted: '2026-11-03', updated: '2026-11-05T08:00:00+01:00' },
    );
    const dated = [...xml.matchAll(/<loc>[^<]*\/(\w+)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, id, date]) => [
      id,
      date,
    ]);
    expect(dated).toEqual([
      ['posted', '2026-11-03'],
      ['changed', '2026-11-05T08:00:00+01:00'],
    ]);
    expect(xml.match(/<lastmod>/g)).toHaveLength(2);
  });
});
