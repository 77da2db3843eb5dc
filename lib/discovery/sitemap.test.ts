import { describe, expect, it, vi } from 'vitest';
import type { PublicProject } from '../public-project.ts';
import { createProjectList } from '../search/project-list.ts';
import { shownPages } from '../shown-pages.ts';
import { sitemapXml } from './sitemap.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

const project = (id: string): PublicProject => ({
  id,
  name: 'n',
  context: '',
  location: '',
  timeline: '',
  status: '',
  roles: [],
});

const sitemapOf = (count: number, query = '', most?: Parameters<typeof sitemapXml>[2]) => {
  const data = Array.from({ length: count }, (_, at) => project(`A-${at}`));
  const snapshot = { data: createProjectList(data), readAt: new Date() };
  return sitemapXml({ state: 'current', snapshot }, new URLSearchParams(query), most);
};

const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('sitemapXml', () => {
  it('is one file of all pages and assignments up to 50,000 addresses', () => {
    const xml = sitemapOf(50_000 - shownPages().length);
    expect(xml).toContain('<urlset');
    expect(addressesIn(xml)).toHaveLength(50_000);
  });

  it('beyond that is an index of files that hold each address once', () => {
    const count = 50_000 - shownPages().length + 1;
    const index = sitemapOf(count);
    expect(index).toContain('<sitemapindex');
    expect(addressesIn(index)).toEqual([1, 2].map((page) => `https://consulting.example/sitemap.xml?page=${page}`));
    const files = ['page=1', 'page=2'].map((query) => sitemapOf(count, query));
    for (const file of files) expect(file).toContain('<urlset');
    const addresses = files.flatMap(addressesIn);
    expect(new Set(addresses).size).toBe(count + shownPages().length);
    expect(addresses).toHaveLength(count + shownPages().length);
    expect(sitemapOf(count, 'page=3'), 'beyond the last').toBeNull();
  });

  it('says when an assignment was posted or changed, if the feed does; of pages nothing is known', () => {
    const data = [
      project('undated'),
      { ...project('posted'), posted: '2026-11-03' },
      { ...project('changed'), posted: '2026-11-03', updated: '2026-11-05T08:00:00+01:00' },
    ];
    const snapshot = { data: createProjectList(data), readAt: new Date() };
    const xml = sitemapXml({ state: 'current', snapshot }, new URLSearchParams()) ?? '';
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

  it('is also split by its bytes, so that no file is larger than a crawler takes', () => {
    const most = { addresses: 50_000, bytes: 1_000 };
    const files = addressesIn(sitemapOf(100, '', most)).map((_, at) => sitemapOf(100, `page=${at + 1}`, most) ?? '');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(file.length).toBeLessThan(1_200);
    expect(files.flatMap(addressesIn)).toHaveLength(100 + shownPages().length);
  });
});
