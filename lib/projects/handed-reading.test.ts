import { describe, expect, it } from 'vitest';
import type { PublicProject } from '../public-project.ts';
import { createProjectList, NO_PROJECTS } from '../search/project-list.ts';
import { parseReading, writeReading } from './handed-reading.ts';
import type { ProjectsState } from './projects-cache.ts';

const KEY = 'key-of-the-build';
const readAt = new Date('2026-11-21T08:00:00.000Z');
const project = (id: string, context = ''): PublicProject => ({
  id,
  name: `Žluťoučký ${id}`,
  context,
  location: '',
  timeline: '',
  status: '',
  roles: [],
});
const few = [project('A-1'), project('a.b')];
// Texts that hardly compress.
const many = Array.from({ length: 60 }, (_, at) =>
  project(`N-${at}`, Array.from({ length: 60 }, () => Math.random().toString(36)).join(' ')),
);

/** A reading with its assignments alone, without what is derived from them. */
const plain = (reading: ProjectsState | undefined) => ({
  ...reading,
  snapshot: reading?.snapshot ? { ...reading.snapshot, data: reading.snapshot.data.all } : null,
});

describe('a reading that is handed on', () => {
  it.each<ProjectsState>([
    { state: 'current', snapshot: { data: createProjectList(few), readAt } },
    { state: 'expired', snapshot: { data: NO_PROJECTS, readAt }, retryAfterSeconds: 9 },
    { state: 'none', snapshot: null, retryAfterSeconds: 7 },
  ])('arrives as it was: $state', (reading) => {
    const text = writeReading(reading, null, KEY) ?? '';
    expect(text).toMatch(/^[\x21-\x7e]+$/);
    expect(plain(parseReading(text, KEY)?.reading)).toEqual(plain(reading));
  });

  it('has only the requested assignment if all are too many for a header, and nothing if there is none', () => {
    const reading: ProjectsState = { state: 'current', snapshot: { data: createProjectList(many), readAt } };
    const handed = parseReading(writeReading(reading, 'N-7', KEY), KEY);
    expect(handed?.isWhole).toBe(false);
    expect(plain(handed?.reading)).toEqual({ state: 'current', snapshot: { data: [many[7]], readAt } });
    expect(writeReading(reading, null, KEY)).toBeNull();
    expect(writeReading(reading, 'none', KEY)).toBeNull();
  });

  it('counts only with the key of the build', () => {
    const text =
      writeReading({ state: 'current', snapshot: { data: createProjectList(few), readAt } }, null, KEY) ?? '';
    for (const forged of [null, '', 'x', text.replace(KEY, 'other-key'), text.slice(KEY.length)]) {
      expect(parseReading(forged, KEY)).toBeNull();
    }
  });
});
