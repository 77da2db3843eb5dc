import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { searchList as list } from '../../e2e/support/search-list.ts';
import { casesIn, rowsIn } from '../facts/fixtures/cases.ts';
import { readRemote } from '../facts/remote.ts';
import { scan } from '../facts/scan.ts';
import { createProjectList } from '../projects/project-list.ts';
import { idsFor, idsOf, remarkOf, searchFor } from './fixtures/search-for.ts';

/**
 * Sentences as people type them, each with what has to be among the first
 * three.
 */
const SENTENCES = rowsIn(`
  developer in Munich → de-01 en-03 | senior python developer → de-05 en-09 | remote kubernetes work → sv-07 |
  who needs a scrum master → en-13 de-12 fr-14 sv-14 | I am a frontend developer looking for a remote project → en-02 fr-06 |
  embedded C++ firmware engineer → en-15 | data scientist position in France → fr-02 | ios developer london → en-06 |
  part time technical writer → en-12 | cloud architect with Azure and Terraform → de-10 fr-12 |
  hybrid .NET developer in the Netherlands → en-10 | work from home python → fr-02 de-06 fr-11 en-04 en-09 en-11 |
  security consultant → fr-04 de-08 sv-09 en-08 | test automation with selenium → en-14 de-09 |
  programme manager for an ERP change → en-07 | UX designer for healthcare → en-02 sv-05 | freelance SAP berater → de-02 fr-13 sv-15 |
  Projektleiter für SAP Einführung → de-02 | Embedded Entwickler Automobil → de-04 sv-04 | Datenbankentwickler mit Oracle → de-13 |
  Cloud Architekt remote → de-10 sv-07 | Vollzeit Roboter Ingenieur in Nürnberg → de-14 | Android Entwickler Köln → de-03 |
  IT-Projekte in der Schweiz → de-08 de-15 fr-03 | Scrum Master in Wien oder in Lyon → de-12 fr-14 | developpeur php → fr-06 de-11 sv-10 |
  ingénieur DevOps télétravail → fr-08 | chef de projet santé → fr-07 | développeur iOS en Suisse → fr-03 |
  projets dans l’énergie → en-11 fr-02 de-06 sv-03 en-15 | développeur à Lille ou à Toulouse → fr-05 fr-06 |
  développement embarqué en C pour l’aéronautique → fr-05 | javautvecklare Stockholm → sv-01 |
  frontendutvecklare med React → sv-14 fr-06 | dataingenjör Malmö → sv-03 | konsult inom informationssäkerhet → sv-09 |
  utvecklare i Linköping eller Uppsala → sv-05 sv-10`);

const resultFor = (q: string) => searchFor(list, { filter: { q } });
const listedFor = (q: string) => idsOf(resultFor(q).listed);
const remoteOf = (location: string) =>
  readRemote(scan(location))?.value ?? 'not-stated';
/** A list of assignments that have a role of this title each, and no more. */
const titled = (titles: readonly string[]) =>
  createProjectList(
    titles.map((title) => project(title, { name: '', roles: [{ title }] })),
  );

describe('a sentence is understood', () => {
  it.each(
    casesIn({
      'yes partly':
        'remote | remote jobs | homeoffice | télétravail | jobb på distans',
      'partly yes': 'hybrid | überwiegend remote',
      'no not-stated': 'on site | vor Ort | kein Remote | sur site | på plats',
    }),
  )(
    '“%s” finds work of the kinds “%s” in this order, and no other',
    (q, kinds) => {
      const expected = kinds
        .split(' ')
        .flatMap((remote) => idsFor(list, { remote }).map(() => remote));
      const { matching } = resultFor(q);
      const found = matching.map(({ location }) => remoteOf(location));
      expect(found).toEqual(expected);
    },
  );

  it.each([
    ['technical writer', 'Technical writer'],
    ['Technische Redakteurin', 'Technische Redakteurin'],
    ['teknikinformatör', 'Teknikinformatör'],
  ])(
    '“%s” finds what is called so first, then what is called so in other languages',
    (q, first) => {
      const writers = titled([
        'Rédactrice technique',
        'Teknikinformatör',
        'Technische Redakteurin',
        'Technical writer',
      ]);
      const found = idsFor(writers, { q });
      expect([found[0], found.length]).toEqual([first, 4]);
    },
  );

  it.each([
    ['remote or hybrid data engineer', ['Remote']],
    ['data engineer, not Bergen, remote', ['Remote']],
    ['remote data engineer in Oslo', []],
  ])('“%s” finds %j of Oslo, Bergen and Remote', (q, wanted) => {
    const places = ['Oslo', 'Bergen', 'Remote'].map((location) =>
      project(location, { name: 'Data engineer', location }),
    );
    expect(idsFor(createProjectList(places), { q })).toEqual(wanted);
  });

  it.each(['', 'jobs', 'freelance projects', 'gesucht', 'missions', 'the'])(
    '“%s” leaves nothing out',
    (q) => {
      expect(listedFor(q)).toHaveLength(60);
    },
  );

  it.each(SENTENCES)(
    '“%s” finds %s among the first three',
    (q = '', ids = '') => {
      const wanted = ids.split(' ');
      const first = listedFor(q).slice(0, 3);
      // Of more than three that are as good, any may be shown.
      expect(
        first.filter((id) => wanted.includes(id)).length,
        `${first}`,
      ).toBeGreaterThanOrEqual(Math.min(3, wanted.length));
    },
  );

  it('a role is found by every word of its title, also by one that means nothing in a sentence', () => {
    const titles = ['Search engineer', 'Data engineer'];
    const filters = [
      { role: 'Search engineer' },
      { role: 'engineer for the' },
      { q: 'search engineer' },
    ];
    expect(filters.map((filter) => idsFor(titled(titles), filter))).toEqual([
      ['Search engineer'],
      titles,
      titles,
    ]);
  });

  it('choices of a place have no words about the way of working', () => {
    const values = searchFor(list, { filter: {} })
      .choices('location')
      .map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['DE', 'GB', 'Munich']));
    const isAboutTheWay = (value: string) =>
      remoteOf(value) !== 'not-stated' ||
      /Remote|Hybrid|Tage|days|vor Ort/i.test(value);
    expect(values.filter(isAboutTheWay)).toEqual([]);
  });

  it.each(
    rowsIn(`
    Hallo, wahnsinnig wichtig wäre uns jemand für Oracle in Frankfurt → de-13 → wahnsinnig wichtig |
    my brother wonders whether anybody pays for Flutter and SQLite these days → en-05 → brother wonders anybody pays |
    jemand für Oracle in Frankfurt, der auch Zorglub kennt → de-13 → Zorglub kennt |
    wahnsinnig Oracle in Frankfurt → de-13 → wahnsinnig |
    Hallo zusammen, ich suche ein Projekt als Entwickler in Hamburg mit Kubernetes → en-01 →`),
  )(
    'of “%s”, what fits best is %s, and nothing mentions “%s”',
    (q = '', id, unmentioned) => {
      const { words } = remarkOf(resultFor(q), 'nowhere') ?? {};
      expect([listedFor(q)[0], words?.join(' ')]).toEqual([id, unmentioned]);
    },
  );

  it.each(
    rowsIn(`
    Scrum Master, Wien oder Lyon → de-12 fr-14 |
    Flutter or Selenium → de-09 en-05 en-14 |
    Flutter engineer → |
    cheap flights → |
    pizza →`),
  )('“%s” is met by exactly “%s”', (q = '', ids) => {
    expect(idsFor(list, { q }).sort().join(' ')).toBe(ids);
  });

  it('what is not wanted is left out where it is stated, and last where it is mentioned', () => {
    const travelling = ['de-02', 'en-04', 'fr-07', 'sv-06'];
    for (const q of [
      'jobs -travel',
      'Projekte ohne Reisen',
      'missions sans aucun déplacement',
    ]) {
      const listed = listedFor(q);
      expect(listed, q).toHaveLength(59);
      expect(listed.slice(-4).sort(), q).toEqual(travelling);
    }
  });

  it.each(['full time jobs', 'Vollzeit', 'temps plein'])(
    '“%s” finds what says so',
    (q) => {
      const matching = idsFor(list, { q });
      expect(matching).toEqual(idsFor(list, { q: 'full time' }));
      expect(matching.length).toBeGreaterThan(0);
      expect(matching.length).toBeLessThan(10);
    },
  );
});
