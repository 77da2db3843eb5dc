import { describe, expect, it } from 'vitest';
import { createProjectList, NO_PROJECTS, type ProjectList } from '@/lib/projects/project-list.ts';
import { staticHtml } from '@/lib/render/static-html.ts';
import { project } from '../e2e/support/project.ts';
import { Demand } from './demand.tsx';

const assignments = (count: number, technology = (_: number) => 'Python') =>
  createProjectList(
    Array.from({ length: count }, (_, at) =>
      project(String(at), { roles: [{ title: 'Developer', tech_stack: technology(at) }] }),
    ),
  );
const htmlOf = (projects: ProjectList) => staticHtml(<Demand projects={projects} />);

/** The number of dots in each row: the first one, and one for each period of the dash pattern that fits on the line. */
const dotsIn = (html: string) =>
  [...html.matchAll(/<path d="M(\d+) 10h([\d.]+)"/g)].map(
    ([, step, length]) => Math.floor(Number(length) / Number(step)) + 1,
  );

const words = (html: string) => html.replace(/<[^>]*>/g, '');
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) => words(text));

describe('Demand', () => {
  it.each([
    [2, 2, 'Python assignments: 2'],
    [20, 20, 'Python assignments: 20'],
    [21, 11, 'Each dot stands for 2 assignments.'],
    [2_000, 20, 'Each dot stands for 100 assignments.'],
  ])('draws %d assignments as %d dots and states the number', async (count, dots, expected) => {
    const html = await htmlOf(assignments(count));
    expect(dotsIn(html)).toEqual([dots]);
    expect(words(html)).toContain(expected);
  });

  it('the text of a link says what it leads to, also where a technology has the name of a verb', async () => {
    expect(linksIn(await htmlOf(assignments(2, () => 'Go')))).toEqual(['Go assignments']);
  });

  it('shows nothing when nothing is open or all is asked for once', async () => {
    expect(await htmlOf(NO_PROJECTS)).toBe('');
    expect(await htmlOf(assignments(2, (at) => `T${at}`))).toBe('');
    expect(await htmlOf(assignments(2)), 'control').not.toBe('');
  });

  it('shows at most six values, with at least one dot each', async () => {
    const html = await htmlOf(assignments(400, (at) => `T${at < 300 ? 0 : at % 9}`));
    expect(dotsIn(html)).toHaveLength(6);
    expect(Math.min(...dotsIn(html))).toBe(1);
  });

  it('shortens a very long name, and links to the list with as much of it as a filter accepts', async () => {
    const name = 'very '.repeat(100).trim();
    const html = await htmlOf(assignments(2, () => name));
    expect(words(html)).toMatch(/very very…/);
    expect(words(html).length).toBeLessThan(200);
    expect(html).toMatch(/href="\/open-projects\?technology=[^"]{190,210}"/);
  });
});
