import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPace } from '../pace.ts';
import { parseBody } from '../parse-body.ts';
import { translateAll } from '../translate.ts';
import { table } from './table.ts';
import type { OwnColumns } from './table-cells.ts';

beforeAll(() => void vi.setSystemTime('2026-11-27'));
afterAll(() => void vi.useRealTimers());

type Settings = { readonly columns?: OwnColumns; readonly statuses?: readonly string[] };

async function read(body: unknown, { columns = [], statuses }: Settings = {}) {
  const value = typeof body === 'string' ? (await parseBody(body, columns, createPace(60))).value : body;
  const steps = table(value, { url: '', columns, statuses: statuses ? [...statuses] : null });
  const items: unknown[] = [];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...translateAll(items), notes: step.value };
    if (step.value !== null) items.push(step.value);
  }
}
const namesOf = async (...args: Parameters<typeof read>) => (await read(...args)).projects.map(({ name }) => name);
/** What the one row of a table says, with a name. */
async function fact(header: string, cell: string) {
  const { projects, leftOut, notes } = await read(`Name;${header}\nA;${cell}`);
  return {
    ...projects[0],
    role: projects[0]?.roles[0],
    ignored: leftOut.map((line) => /: (\w+)/.exec(line)?.[1]),
    notes,
  };
}

describe('a row of a table is shown only if it is open', () => {
  const OPEN =
    'Open|ACTIVE|live|public|published|Visible|listed|yes|y|TRUE|1|x|✓|✔|offen|aktiv|öffentlich|veröffentlicht|sichtbar|ja|ouvert|ouverte|actif|publié|oui|öppen|öppet|offentlig|publicerad|synlig|åpen|åpent|publisert|åben|åbent|publiceret';
  it.each(OPEN.split('|'))('with the status “%s”', async (status) => {
    expect(await namesOf(`Name;Status\nA;${status}`)).toEqual(['A']);
    expect(await namesOf(`Name;Published\nA;${status}`)).toEqual(['A']);
  });

  const CLOSED =
    'draft|Confidential|vertraulich|Entwurf|intern|geschlossen|besetzt|brouillon|confidentiel|pourvu|utkast|konfidentiell|tillsatt|konfidensiell|fortrolig|kladd|lukket|besat|udkast|no|nein|on hold|closed|#REF!|-|TBD|not open| ';
  it.each(CLOSED.split('|'))('not with the status “%s”', async (status) => {
    for (const header of ['Status', 'Statut', 'Sichtbarkeit', 'Published?', 'Synlig'])
      expect(await namesOf(`Name;${header}\nA;${status}\nB;open`), header).toEqual(['B']);
  });

  const FLAGS =
    'Confidential|Confidential (y/n)|Confidential?|Confidential until|Is confidential|Do not publish|INTERNAL|Draft|Archived|Vertraulich|Vertraulich bis|Entwurf|Intern (ja/nein)|Confidentiel|Privé|Brouillon|Konfidentiell|Utkast|Konfidensiell|Fortrolig|Kladde|Skjult til';
  it.each(FLAGS.split('|'))('not with more than nothing or a no in “%s”', async (header) => {
    const rows = ['A;', 'B;no', 'C;nein', 'D;FALSE', 'E;0', 'F;–', 'G;yes', 'H;2027-01-01', 'I;?', 'J;#REF!', 'K;TBD'];
    expect(await namesOf(`Name;${header}\n${rows.join('\n')}`)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it.each(['Internal ID', 'Private equity', 'Draft beer', 'International'])(
    'whatever “%s” says (control)',
    async (header) => {
      expect(await namesOf(`Name;${header}\nA;x`)).toEqual(['A']);
    },
  );

  it('and the others are counted with the reasons', async () => {
    const { notes } = await read('Name;Status;Intern\nA;open;\nB;vertraulich;\nC;vertraulich;\nD;;\nE;open;x');
    expect([...notes.hidden]).toEqual([
      ['status «vertraulich»', 2],
      ['not stated', 1],
      ['column «Intern»', 1],
    ]);
  });

  it('with statuses of its own in place of these, which boxes don’t need', async () => {
    const rows = 'Name;Status;Published\nA;Matching;x\nB;open;x\nC;matching;no';
    expect(await namesOf(rows, { statuses: ['Matching'] })).toEqual(['A']);
  });

  it('further rows of an assignment may leave out the status, but not a flag', async () => {
    const rows = [
      'ID;Name;Role;Status;Internal',
      '1;A;x;open;',
      '1;;y;;',
      '1;;z;draft;',
      '2;B;x;open;yes',
      '2;;y;;',
      '3;C;x;;',
    ];
    const { projects, notes } = await read(rows.join('\n'));
    expect(projects.map(({ id, roles }) => [id, roles.length])).toEqual([['1', 2]]);
    expect([...notes.hidden.values()].reduce((sum, count) => sum + count)).toBe(4);
  });

  it('a date in a column “published” is the day it was posted, once it has come', async () => {
    const { projects } = await read(
      'Name;Visible;Published\nA;yes;3.11.2026\nB;yes;3.12.2026\nC;yes;no\nD;yes;12/2026\nE;yes;10/2026',
    );
    expect(projects.map(({ name, posted = '' }) => name + posted)).toEqual(['A2026-11-03', 'E']);
  });

  it('in Airtable, where a box that is not ticked is not sent, a column may be required', async () => {
    const records = [
      { fields: { Name: 'A' } },
      { fields: { Name: 'A', Role: 'x', Published: true } },
      { fields: { ID: 1 } },
    ];
    expect((await read({ records })).projects.map(({ roles }) => roles.length)).toEqual([1]);
    const none = { records: [{ fields: { Name: 'A' } }] };
    expect(await namesOf(none)).toEqual(['A']);
    expect(await namesOf(none, { columns: [{ name: 'shown', header: 'Published' }] })).toEqual([]);
  });
});

describe('rows of a table', () => {
  it('with an id are one assignment', async () => {
    const { projects, notes } = await read('Job ID;Job Title;Skills\n7;A;x\n7;;y');
    expect(projects.map(({ id, roles }) => [id, roles.map((role) => role.tech_stack)])).toEqual([['7', ['x', 'y']]]);
    expect([...notes.joined, notes.isJoinedWithoutId]).toEqual([['Job ID', 1], false]);
  });

  it('without an id are one only if title, place, start and description agree', async () => {
    const rows = [
      'Tittel;Sted;Oppstart;Beskrivelse;Rolle',
      'A;Oslo;1.2.2027;x;1',
      'A;Oslo;1.2.2027;x;2',
      'A;Bergen;1.2.2027;x;3',
      'A;Oslo;1.3.2027;x;4',
      'A;Oslo;1.2.2027;y;5',
      'A;;;;6',
    ];
    const { projects, notes } = await read(rows.join('\n'));
    expect(projects.map(({ roles }) => roles.map(({ title }) => title).join())).toEqual(['1,2', '3', '4', '5', '6']);
    expect([...notes.joined, notes.isJoinedWithoutId]).toEqual([['Tittel', 1], true]);
  });

  it('have an id of title, place and start, whatever their order', async () => {
    const rows = ['A;Oslo;1.2.2027;x', 'A;Oslo;1.2.2027;y', 'B & C;;;'];
    const idsOf = async (list: readonly string[]) =>
      (await read(`Title;City;Start;Description\n${list.join('\n')}`)).projects.map(({ id }) => id).sort();
    const ids = await idsOf(rows);
    expect(ids).toEqual([
      expect.stringMatching(/^a-oslo-2027-02-01-\w{8}$/),
      expect.stringMatching(/^a-oslo-2027-02-01-\w{8}$/),
      'b-c',
    ]);
    expect(await idsOf(rows.toReversed())).toEqual(ids);
    expect(await idsOf(rows.slice(0, 1))).toEqual(['a-oslo-2027-02-01']);
  });
});

describe('the headers of a table', () => {
  it.each([
    ['Hourly rate (EUR)', '95', '95 EUR per hour'],
    ['Stundensatz (netto) €', '95–110', '95–110 € per hour'],
    ['Tagessatz in CHF', '1’200', '1’200 CHF per day'],
    ['TJM', '600 €', '600 € per day'],
    ['Timpris SEK', '950 SEK', '950 SEK per hour'],
    ['Timepris (NOK)', '1 150', '1 150 NOK per hour'],
    ['Salary per month [DKK]', '60.000', '60.000 DKK per month'],
    ['Årslønn (NOK)', '900 000', '900 000 NOK per year'],
    ['Rate EUR/h', '95 per day', '95 EUR per day'],
    ['Rate', '95 EUR/h', '95 EUR/h'],
    ['Stundensatz in Euro', '95', '95 EUR per hour'],
    ['Hourly rate (EUR)', '95 euro', '95 euro per hour'],
    ['Salary (full time, GBP)', '50,000', '50,000 GBP'],
    ['Pris pr. time', '900 kr', '900 kr per hour'],
    ['Hourly rate (EUR)', 'negotiable', 'negotiable'],
    ['Hourly rate (EUR)', '0', undefined],
  ])('“%s” with “%s” is the price %s', async (header, cell, expected) => {
    expect((await fact(header, cell)).role?.price).toBe(expected);
  });

  it.each([
    ['Pensum in %', '80', '80 %'],
    ['Pensum in %', '5', '5 %'],
    ['Pensum %', '0.8', '80 %'],
    ['Omfang i %', '80', '80 %'],
    ['Hours per week', '20', '20 Hours per week'],
    ['Auslastung (Tage pro Woche)', '3', '3 Tage pro Woche'],
    ['Umfang', 'Voll-/Teilzeit', 'Voll-/Teilzeit'],
    ['Omfang', '100 %', '100 %'],
  ])('“%s” with “%s” is the allocation %s', async (header, cell, expected) => {
    expect((await fact(header, cell)).role?.allocation).toBe(expected);
  });

  it.each([
    ['Duration (months)', '6', '6 months'],
    ['Startdatum', '3 Nov. 2026', 'From 3 November 2026'],
    ['Oppstart', 'mandag 1. februar 2027', 'From 1 February 2027'],
    ['Start', 'asap', 'asap'],
    ['Laufzeit', '6 Monate', '6 Monate'],
  ])('“%s” with “%s” is the timeline %s', async (header, cell, expected) => {
    expect((await fact(header, cell)).timeline).toBe(expected);
  });

  it.each([
    ['Requisition ID', 'R-1', { id: 'R-1' }],
    ['Deadline', '15. Dez. 2026', { apply_by: '2026-12-15' }],
    ['Søknadsfrist:', '15.12.2026', { apply_by: '2026-12-15' }],
    ['Apply URL', 'https://a.example/1', { apply_url: 'https://a.example/1' }],
    ['Arbeidssted / Lokasjon', 'Oslo', { location: 'Oslo' }],
    ['HJEMMEKONTOR?', '2 dager', { location: 'Hybrid' }],
    ['Remote-Anteil', '80 %', { location: 'Hybrid' }],
    ['Secteur d’activité', 'Banque', { sector: 'Banque' }],
    ['Date de début souhaitée', '1er mars 2027', { timeline: 'From 1 March 2027' }],
    ['Pays', 'Allemagne', { location: 'Allemagne', country: 'DE' }],
  ])('“%s” with “%s” is %j', async (header, cell, expected) => {
    expect(await fact(header, cell)).toMatchObject(expected);
  });

  it('may be stated, and the others are listed', async () => {
    const columns = [
      { name: 'name', header: 'Hva' },
      { name: 'price', header: 'Hva vi betaler' },
    ];
    const { projects, notes } = await read('HVA;Hva vi betaler (EUR);Kunde\nA;95;PRIVATE', { columns });
    expect(projects).toMatchObject([{ name: 'A', roles: [{ title: 'A', price: '95 EUR' }] }]);
    expect(notes.read).toEqual([
      { header: 'HVA', meaning: 'name' },
      { header: 'Hva vi betaler (EUR)', meaning: 'price' },
    ]);
    expect(notes.unread).toEqual(['Kunde']);
  });

  it.each([
    ['Title;Role', 'A;x', 'A', 'x'],
    ['Project;Job title', 'A;x', 'A', 'x'],
    ['Position', 'A', 'A', 'A'],
  ])('“%s”: “%s” has the name %s and the role %s', async (headers, cells, name, title) => {
    expect((await read(`${headers};x\n${cells};`)).projects).toMatchObject([{ name, roles: [{ title }] }]);
  });
});

describe('the cells of a table', () => {
  const ERRORS = '#REF!|#N/A|#NV|#BEZUG!|#WERT!|#SAKNAS!|#I/T|#NAME?|#DIV/0!|Loading...|########';
  it.each(ERRORS.split('|'))('%s states nothing, and is reported with its row and header', async (cell) => {
    const { role, location, notes } = await fact('Ort;Stundensatz', `${cell};${cell}`);
    expect([location, role]).toEqual(['', undefined]);
    expect(notes.errors).toEqual([`row 2, column «Ort»: ${cell}`, `row 2, column «Stundensatz»: ${cell}`]);
  });

  it.each(['-', '–', 'n/a', 'N/A', 'k. A.', 'k.A.', 'TBD'])('%s states nothing', async (cell) => {
    const { location, notes } = await fact('Ort', cell);
    expect([location, notes.errors]).toEqual(['', []]);
  });

  it('keep what only looks like an error (control)', async () => {
    expect((await fact('Ort', '#7 Main Street')).location).toBe('#7 Main Street');
  });

  it.each([
    ['Start', '3/11/2026'],
    ['End', '99'],
    ['Timeline', '31.02.2026'],
    ['Remote', 'words'],
    ['Updated', '31.02.2026'],
    ['Deadline', '3/11/2026'],
  ])('“%s” with “%s” states nothing, and is reported', async (header, cell) => {
    const { timeline, ignored, notes } = await fact(header, cell);
    expect([timeline, ignored, notes.errors]).toEqual(['', [], [`row 2, column «${header}»: ${cell}`]]);
  });
});
