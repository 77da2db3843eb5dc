import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { thisMonth } from './filter-rules.ts';
import { search } from './search.ts';
import { readSentence } from './sentence.ts';

/** What is typed, and what it means: filters, what comes last, and what is not applied, with the reason. */
const MEANINGS: readonly (readonly [string, string])[] = [
  ['part-time remote no Swedish', 'remote=yes,partly; part_time=yes; speaks=-sv'],
  ['remote ohne SAP', 'remote=yes,partly; last: SAP'],
  ['remote not hybrid', 'remote=yes'],
  ['remote not required', 'not needed: remote not required'],
  ['kein Homeoffice', 'remote=no,not-stated'],
  ['pas de télétravail', 'remote=no,not-stated'],
  ['pas en télétravail', 'remote=no,not-stated'],
  ['python developer remote, no German', 'remote=yes,partly; speaks=-de'],
  ['Swedish not required', 'speaks=-sv'],
  ['do not require Swedish java', 'speaks=-sv'],
  ['doesn’t require German, python', 'speaks=-de'],
  ['kräver inte svenska', 'speaks=-sv'],
  ['svenska krävs inte', 'speaks=-sv'],
  ['Java, Schwedisch nicht erforderlich', 'speaks=-sv'],
  ['Deutsch kein Muss', 'speaks=-de'],
  ['allemand pas nécessaire', 'speaks=-de'],
  ['pas besoin de parler allemand, java', 'speaks=-de'],
  ['I don’t speak German', 'speaks=-de'],
  ['jag talar inte svenska', 'speaks=-sv'],
  ['je ne parle pas allemand', 'speaks=-de'],
  ['ich spreche kein Schwedisch', 'speaks=-sv'],
  ['I speak English but no German', 'speaks=en'],
  ['no Swedish or Norwegian', 'speaks=-no,-sv'],
  ['freelance ohne Deutschkenntnisse', 'speaks=-de'],
  ['inget krav på svenska, python', 'speaks=-sv'],
  ['no English required remote devops', 'remote=yes,partly; speaks=-en'],
  ['Java nicht in München', 'last: München'],
  ['développeur Python pas en Suisse', 'last: Suisse'],
  ['nicht Deutschland, Java', 'last: Deutschland'],
  ['python not Germany or Austria', 'last: Germany; last: Austria'],
  ['java developer without travel', 'last: travel'],
  ['utan en enda resa', 'last: resa'],
  ['weder SAP noch Oracle', 'last: SAP; last: Oracle'],
  ['varken SAP eller Oracle', 'last: SAP; last: Oracle'],
  ['ni SAP ni Oracle', 'last: SAP; last: Oracle'],
  ['inte Java utan Kotlin', 'last: Java'],
  ['nicht Java, sondern Kotlin', 'last: Java'],
  ['C# not C++', 'last: C'],
  ['all but Java', 'last: Java'],
  ['java -remote -php', 'remote=no,not-stated; last: php'],
  ['non-remote java', 'remote=no,not-stated'],
  ['no-code developer', ''],
  ['no on-site', 'remote=yes,partly'],
  ['konsult, inte på plats', 'remote=yes,partly'],
  ['sans télétravail à Lyon', 'remote=no,not-stated'],
  ['not fully remote', 'remote=partly,no,not-stated'],
  ['hybrid but not remote', 'remote=partly'],
  ['not only remote', 'remote=yes,partly'],
  ['Remote nicht möglich', 'remote=no,not-stated'],
  ['remote: no', 'remote=no,not-stated'],
  ['vor Ort, kein Remote', 'remote=no,not-stated'],
  ['utvecklare heltid på distans, ej hybrid', 'remote=yes; part_time=no'],
  ['remote and no Swedish required', 'remote=yes,partly; speaks=-sv'],
  ['deltid på distans ingen svenska', 'remote=yes,partly; part_time=yes; speaks=-sv'],
  ['remote no need for Swedish', 'remote=yes,partly; speaks=-sv'],
  ['doesn’t have to be remote', 'not needed: doesn’t have to be remote'],
  ['Homeoffice muss nicht sein', 'not needed: Homeoffice muss nicht'],
  ['behöver inte tala svenska', 'speaks=-sv'],
  ['no need to travel', 'last: travel'],
  ['weder remote noch hybrid', 'remote=no,not-stated'],
  ['except hybrid', 'remote=yes,no,not-stated'],
  ['je ne veux pas de télétravail', 'remote=no,not-stated'],
  ['keine Teilzeit', 'part_time=no'],
  ['not full-time', 'part_time=yes'],
  ['pas de mi-temps', 'part_time=no'],
  ['part-time not remote', 'remote=no,not-stated; part_time=yes'],
  ['not before March', 'date: not before March'],
  ['nicht unter 100 Euro pro Stunde', 'rate: nicht unter 100 Euro pro Stunde'],
  ['nicht ab sofort', 'date: nicht ab sofort'],
  ['no more than 2 days on site', 'remote=partly,yes'],
  ['fully remote', 'remote=yes'],
  ['remote only', 'remote=yes'],
  ['100 % remote kotlin', 'remote=yes'],
  ['télétravail complet', 'remote=yes'],
  ['helt på distans', 'remote=yes'],
  ['remote nur Englisch', 'remote=yes,partly; speaks=en'],
  ['mostly remote', 'remote=partly,yes'],
  ['80 % remote java', 'remote=partly,yes'],
  ['two days on site Berlin', 'remote=partly,yes'],
  ['3 jours de télétravail', 'remote=partly,yes'],
  ['un jour par semaine sur site', 'remote=partly,yes'],
  ['remote or hybrid', 'remote=yes,partly'],
  ['Java, Remote-Projekt', 'remote=yes,partly'],
  ['remote sensing engineer', ''],
  ['hybrid cloud architect', ''],
  ['Pensum 80-100 % Zürich', 'part_time=yes'],
  ['Pensum 80% remote', 'remote=yes,partly; part_time=yes'],
  ['workload 80%', 'part_time=yes'],
  ['omfattning 50 %', 'part_time=yes'],
  ['3 days a week python', 'part_time=yes'],
  ['max 3 days per week', 'part_time=yes'],
  ['4-Tage-Woche', 'part_time=yes'],
  ['20h/Woche', 'part_time=yes'],
  ['100%', 'part_time=no'],
  ['deltidsuppdrag java', 'part_time=yes'],
  ['halbtags', 'part_time=yes'],
  ['from January 2027', 'start_after=2027-01'],
  ['starts in January 2027', 'start_after=2027-01; start_before=2027-01'],
  ['dès janvier 2027', 'start_after=2027-01'],
  ['from 2027', 'start_after=2027-01'],
  ['before March 2027', 'date: before March 2027'],
  ['ab Herbst', 'date: ab Herbst'],
  ['asap java', 'start_before=now'],
  ['ab sofort', 'start_before=now'],
  ['95 €/h java', 'rate: 95 €/h'],
  ['Stundensatz ab 100', 'rate: Stundensatz ab 100'],
  ['TJM 650 € paris', 'rate: TJM 650 €'],
  ['SEK 900 per timme', 'rate: SEK 900 per timme'],
  ['speaks English and German', 'speaks=de,en'],
  ['only English', 'speaks=en'],
  ['no language but English', 'speaks=en'],
  ['Englisch reicht, java', 'speaks=en'],
  ['det räcker med engelska', 'speaks=en'],
  ['German speaking developer', ''],
  ['svensktalande utvecklare', ''],
  ['Germany or Austria', 'country=AT,DE'],
  ['java in Deutschland, Österreich oder der Schweiz', 'country=AT,CH,DE'],
  ['Berlin or Austria', ''],
  ['work in the UK', 'country=GB'],
  ['développeur java aux États-Unis', 'country=US'],
  ['python job in Scotland', ''],
  ['5 years experience java', ''],
];

function meaningOf(typed: string): string {
  const { meant, notApplied, unwanted, text } = readSentence(typed);
  const filters = meant.flatMap(({ filter }) => Object.entries(filter));
  return [
    ...filters.map(([name, value]) => `${name}=${value === thisMonth() ? 'now' : value}`),
    ...unwanted.map(([start, end]) => `last: ${text.slice(start, end)}`),
    ...notApplied.map(({ reason, words }) => `${reason}: ${words}`),
  ].join('; ');
}

describe('a sentence', () => {
  it.each(MEANINGS)('“%s” means “%s”', (typed, meaning) => {
    expect(meaningOf(typed)).toBe(meaning);
  });

  it.each([
    ['100 EUR', ['The search does not apply “100 EUR”. Rates have a filter.']],
    ['Kotlin not before March', ['The search does not apply “not before March”. Dates have filters.']],
    [
      'Kotlin, remote optional',
      ['The search does not apply “remote optional”. What is not needed leaves nothing out.'],
    ],
    ['Kotlin not in München', ['Assignments that mention “München” come last.']],
    ['Koltin in München', ['Showing results for “Kotlin”.']],
    ['Kotlin in Oslo', ['Nothing mentions “Oslo”.']],
  ])('“%s” is answered in the words that were typed: %j', (q, remarks) => {
    const list = createProjectList([project('A', { name: 'Kotlin', location: 'München' })]);
    expect(search(list, { filter: { q } }).remarks).toEqual(remarks);
  });

  it.each([
    ['data scientist or full-stack engineer', ['Data scientist', 'Full-stack engineer']],
    ['data scientist, full-stack engineer', ['Data scientist', 'Full-stack engineer']],
    [
      'data scientist or full-stack engineer or product owner or Java developer',
      ['Data scientist', 'Full-stack engineer', 'Product owner', 'Java developer'],
    ],
    ['Java developer or architect', ['Java developer', 'Java architect']],
    ['Java or Kotlin developer', ['Java developer', 'Kotlin developer']],
    ['architect or Java developer', ['Java developer', 'Java architect', 'Cloud architect']],
    ['developer, Oslo', []],
    ['Java developer', ['Java developer']],
  ])('“%s” finds the titles %j', (q, titles) => {
    const all = ['Data scientist', 'Full-stack engineer', 'Product owner', 'Java developer', 'Java architect'];
    const others = ['Kotlin developer', 'Cloud architect', 'Data engineer'];
    const list = [...all, ...others].map((title) => project(title, { name: '', roles: [{ title }] }));
    const found = search(createProjectList(list), { filter: { q } }).matching;
    expect(found.map(({ id }) => id).toSorted()).toEqual(titles.toSorted());
  });

  // Work that grows faster than the text would take minutes.
  it('of two thousand words is read at once, whatever it contains', () => {
    for (const piece of [
      'no ',
      'not remote or ',
      '80 % ',
      'remote, ',
      'March ',
      '3 days ',
      'English and ',
      'EUR ',
      'Germany or ',
    ])
      expect(readSentence(piece.repeat(2_000 / piece.length)).text.length).toBeLessThanOrEqual(2_000);
  });
});
