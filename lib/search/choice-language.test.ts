import { expect, it } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { languageOfChoice } from './choice-language.ts';
import { createProjectList } from './project-list.ts';

const item = (id: string, language: string | undefined, title: string) => ({
  id,
  name: id,
  language,
  location: 'Wien, Österreich',
  sector: 'Energie',
  roles: [{ title, tech_stack: 'Go' }],
});

const listOf = (items: readonly unknown[]) => createProjectList(translateAll(items).projects);
const projects = listOf([
  item('a', 'de', 'Entwickler'),
  item('b', 'de', 'Architekt'),
  { ...item('c', 'fr', 'Développeuse'), location: 'Lyon', sector: 'Énergie' },
  { ...item('d', undefined, 'Architekt'), location: '', sector: '' },
]);

it.each([
  ['role', 'Entwickler', 'de'],
  ['role', 'Développeuse', 'fr'],
  ['location', 'Österreich', 'de'],
  ['sector', 'Énergie', 'fr'],
  ['technology', 'Go', undefined],
  ['role', 'Architekt', undefined],
  ['remote', 'yes', undefined],
  ['role', 'Absent', undefined],
] as const)('the %s “%s” is in the language of all assignments that have it: %s', (name, value, language) => {
  expect(languageOfChoice(projects, name, value)).toBe(language);
});

it('without languages no value has one', () => {
  const plain = listOf([item('a', undefined, 'Entwickler')]);
  expect(languageOfChoice(plain, 'role', 'Entwickler')).toBeUndefined();
});
