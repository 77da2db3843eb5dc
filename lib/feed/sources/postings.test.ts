import { expect, it } from 'vitest';
import { section } from './postings.ts';

it.each([
  'CONTACT_PERSON',
  'Contact person',
  'Your contact',
  'Recruiter',
  'Dein Ansprechpartner',
  'Bewerbungsansprechpartnerin',
  'Votre interlocuteur',
  'Rekryterare',
  'Noch Fragen?',
  'Get in touch',
  'Spørgsmål?',
  'Persona di contatto',
])('a section “%s” is left out, but not one about other things', (heading) => {
  expect(section(heading, '<p>Jo Doe</p>')).toBeUndefined();
  expect(section('Tasks', '<p>x</p>', heading)).toBeUndefined();
  for (const other of ['Contact centre', 'Contract', 'Tasks'])
    expect(section(other, 'x')).toContain(other);
});
