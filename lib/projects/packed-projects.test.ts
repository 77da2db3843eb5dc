import { expect, it } from 'vitest';
import type { PublicProject } from '../public-project.ts';
import { packProjects, unpackProjects } from './packed-projects.ts';

const project: PublicProject = {
  id: 'a.b',
  name: 'Žluťoučký kůň',
  context: 'x'.repeat(10_000),
  location: '',
  timeline: '',
  status: '',
  roles: [{ title: 'Developer' }],
};

it.each([[[]], [[project]]])('a list arrives as it was, shorter, and as text that a header may have', (list) => {
  const text = packProjects(list);
  expect(unpackProjects(text)).toEqual(list);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(1_000);
});

it('text of another origin is refused', () => {
  expect(() => unpackProjects('x')).toThrow();
});
