import { describe, expect, it, vi } from 'vitest';
import { casesIn } from '../facts/fixtures/cases.ts';
import { FILTER_NAMES } from '../filters.ts';
import { understand } from './understand.ts';

// A Friday.
vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });

/**
 * What is typed, by what it means: the filters that it sets, what comes last,
 * and beside filters the words that remain.
 */
const MEANINGS = casesIn({
  'remote=yes,partly; part_time=yes; speaks=-sv': 'part-time remote no Swedish',
  'remote=yes,partly; last: SAP; words: -SAP':
    'remote ohne SAP | kein SAP, remote',
  'remote=yes':
    'remote not hybrid | remote except hybrid | ausschließlich remote',
  'words alone': `
    remote not required | no-code developer | doesn’t have to be remote | Homeoffice muss nicht sein | no need to travel |
    nicht ab sofort | remote sensing engineer | from 2027 | ab Herbst | German speaking developer | Berlin or Austria |
    python job in Scotland | 5 years experience java | New York | React New Relic | up to 95 EUR | svensktalande | english speaking |
    distans inte nödvändigt | not freelance | not only English | remote optional | full-time or part-time | under 100 EUR | nicht nur Vollzeit | remote or on site | pas forcément temps plein |
    senior new business developer | Deutschland nicht nötig`,
  'remote=no,not-stated': `
    kein Homeoffice | pas en télétravail | Remote nicht möglich | vor Ort, kein Remote | weder remote noch hybrid |
    je ne veux pas de télétravail | anything but remote | inget distansarbete | no hybrid, no remote |
    varken distans eller hybrid | not remote or hybrid`,
  'speaks=-sv':
    'Swedish not required | ich spreche kein Schwedisch | behöver inte tala svenska',
  'speaks=-sv; words: java': 'do not require Swedish java',
  'speaks=-de; words: python': 'doesn’t require German, python',
  'speaks=-sv; words: Java': 'Java, Schwedisch nicht erforderlich',
  'speaks=-de; words: java': 'pas besoin de parler allemand, java',
  'speaks=-de':
    'I don’t speak German | freelance ohne Deutschkenntnisse | Deutsch nicht zwingend',
  'speaks=en':
    'keine Sprache außer Englisch | I speak English but no German | no language but English | det räcker med engelska | I only speak English',
  'speaks=-sv,-no': 'no Swedish or Norwegian | Swedish or Norwegian not needed',
  'remote=yes,partly,not-stated': 'keine reine Präsenz',
  'speaks=-sv; words: python':
    'inget krav på svenska, python | python -swedish',
  'remote=yes,partly; speaks=-en; words: devops':
    'no English required remote devops',
  'last: München': 'Java nicht in München',
  'last: Suisse': 'développeur Python pas en Suisse',
  'last: Germany; last: Austria': 'python not Germany or Austria',
  'last: resa': 'utan en enda resa',
  'last: SAP; last: Oracle':
    'weder SAP noch Oracle | varken SAP eller Oracle | ni SAP ni Oracle | without SAP or Oracle | ohne SAP und Oracle',
  'last: Java':
    'inte Java utan Kotlin | nicht Java, sondern Kotlin | all but Java | not Java but Kotlin',
  'last: C++': 'C# not C++',
  'remote=no,not-stated; last: php; words: java -php': 'java -remote -php',
  'remote=yes,partly':
    'no on-site | konsult, inte på plats | I don’t want to work on site',
  'remote=no,not-stated; words: Lyon': 'sans télétravail à Lyon',
  'remote=partly,no,not-stated': 'not fully remote',
  'remote=partly': 'hybrid but not remote',
  'remote=yes; part_time=no; words: utvecklare':
    'utvecklare heltid på distans, ej hybrid',
  'remote=yes,partly; speaks=-sv': 'remote no need for Swedish',
  'remote=yes,no,not-stated': 'except hybrid',
  'part_time=no':
    'keine Teilzeit | pas de mi-temps | more than 80 % | at least 90 % | über 80 % | plus de 80 % | mer än 80 %',
  'part_time=yes': `
    not full-time | max 3 days per week | 4-Tage-Woche | 80–100 % | up to 80 % | 80 % or less | four days a week | inte heltid`,
  'remote=no,not-stated; part_time=yes': 'part-time not remote',
  'start_after=2027-03':
    'fra mars til juni | not before March | after February | available from 1 March 2027 | i mars eller senare',
  'remote=yes,partly; start_after=2027-03':
    'remote from March 2027 to June 2027',
  'rate_from=100 EUR':
    'nicht unter 100 Euro pro Stunde | 100 EUR | ab 100 €/h | Tagessatz ab 800 €',
  'remote=partly,yes': `
    not only remote | no more than 2 days on site | un jour par semaine sur site | remote or hybrid | Pensum 80% remote | two days on site |
    tre dagar i veckan på plats | one day in the office`,
  'remote=yes; words: kotlin': '100 % remote kotlin',
  'remote=yes,partly; speaks=en': 'remote nur Englisch',
  'remote=partly,yes; words: Berlin': 'two days on site Berlin',
  'remote=yes,partly; words: Java':
    'Java, Remote-Projekt | Java, nicht vor Ort',
  'part_time=yes; words: Zürich': 'Pensum 80-100 % Zürich',
  'part_time=yes; words: java': 'deltidsuppdrag java',
  'start_after=2027-01; start_before=2027-01': 'starts in January 2027',
  'start_before=2027-02': 'before March 2027',
  'start_before=2026-11; words: java': 'asap java',
  'start_before=2026-11': 'ab sofort',
  'rate_from=100': 'Stundensatz ab 100 | rate > 100 | over 100 an hour',
  'rate_from=81.25 EUR; words: paris': 'TJM 650 € paris',
  'speaks=en,de': 'speaks English and German',
  'speaks=en; words: java': 'Englisch reicht, java',
  'location=DE,AT': 'Germany or Austria',
  'location=DE,AT,CH; words: java':
    'java in Deutschland, Österreich oder der Schweiz',
  'location=DE; words: sap or php':
    'sap or php in Germany | in Germany, sap or php',
  'location=GB': 'work in the UK',
  'location=US; words: développeur java': 'développeur java aux États-Unis',
  'start_after=2027-02':
    'from February | ab dem 15. Februar | fra februar | in February or later | från och med februari 2027 | à partir de février 2027',
  'start_after=2027-04': 'nach dem März 2027',
  'since=2026-11-21': 'new | nya uppdrag',
  'since=2026-11-23':
    'new this week | seit Montag | nya denna vecka | siden mandag',
  'since=2026-11-03': 'posted since 3 November',
  'since=2026-11-23; words: java': 'java posted since Monday',
  'since=2026-11-26': 'seit gestern veröffentlicht | gestern veröffentlicht',
  'since=2026-11-14': 'new in the last 14 days',
  'rate_from=900 SEK': 'minst 900 kr',
  'rate_from=90 EUR': '90 €',
  'remote=yes,partly; rate_from=90 EUR; words: python':
    'python at least 90 euros an hour remote',
  'rate_from=100 EUR; words: java': '800 €/Tag java | 100 EUR and java',
  'rate_from=1000 SEK': '1.000 SEK/h',
  'rate_from=95 EUR': 'mindestens 95 Euro die Stunde',
  'rate_from=81.25 EUR': 'taux journalier 650 €',
  'rate_from=100 USD': '$100/h',
  'remote=yes,partly; rate_from=90 EUR; start_after=2027-01; words: java developer':
    'java developer remote from January 90 EUR',
  'rate_from=62.5 GBP': '£500 a day',
  'last: Lyon': 'Java, pas à Lyon',
  'remote=yes,partly; last: Germany; words: -Germany':
    'remote, but not Germany',
  'remote=no,not-stated; part_time=no': 'full-time, not remote',
  'speaks=-fr,-de': 'no French, no German',
  'remote=yes,no,not-stated; words: python': 'python -hybrid',
  'last: banking': 'energy sector, not banking',
  'last: weekend': 'no weekend work',
  'last: Sweden': 'not in Sweden',
  'last: Germany': 'outside Germany | anywhere but Germany | not from Germany',
  'start_after=2027-03; start_before=2027-03': 'start March',
  'start_after=2027-01; start_before=2027-02': 'January or February',
  'last: Deutschland': 'Java aber nicht aus Deutschland',
  'start_after=2027-06': 'not starting before June 2027',
  'start_before=2027-03': 'no later than March 2027',
  'rate_from=80 EUR': 'between 80 and 100 EUR',
  'since=2026-11-01':
    'seit 1. November | seit 1.11.2026 | publié depuis le 1er novembre',
  'remote=yes,partly; words: go developer': 'go developer, not on-site',
  'speaks=-sv; words: developer': 'developer who doesn’t speak Swedish',
});

function meaningOf(typed: string): string {
  const { filter, words, unwanted } = understand(typed);
  const set = FILTER_NAMES.flatMap((name) =>
    filter[name] ? [`${name}=${filter[name].replaceAll('; ', ',')}`] : [],
  );
  const last = unwanted.map(
    ([start, end]) => `last: ${typed.slice(start, end)}`,
  );
  const rest = set.length > 0 && words !== '' ? [`words: ${words}`] : [];
  return [...set, ...last, ...rest].join('; ') || 'words alone';
}

describe('a sentence', () => {
  it.each(MEANINGS)('“%s” means “%s”', (typed, meaning) => {
    expect(meaningOf(typed)).toBe(meaning);
  });

  it.each(MEANINGS)(
    'the words that remain of “%s” set no filter, and want and do not want the same',
    (typed) => {
      const { words, unwanted } = understand(typed);
      const again = understand(words);
      const texts = (text: string, spans: typeof unwanted) =>
        spans.map(([start, end]) => text.slice(start, end));
      expect([again.filter, again.words, texts(words, again.unwanted)]).toEqual(
        [{}, words, texts(typed, unwanted)],
      );
    },
  );
});
