import { describe, expect, it } from 'vitest';
import { casesIn } from './fixtures/cases.ts';
import { readRemote } from './remote.ts';
import { scan } from './scan.ts';

const remoteOf = (location: string) =>
  readRemote(scan(location))?.value ?? 'not-stated';

/** Phrases from locations in six languages, by what they say. */
const cases = casesIn({
  yes: `
    Remote | Fully remote | 100% remote | Remote within EU | Remote: yes | Lyon, France, or remote |
    Remote, core hours 10:00–15:00 CET | On site in Leeds or remote | Work from anywhere | WFH | Remote-first | No on-site work |
    London, remote possible | Not on site but remote | Remote only | Remote (UK) | 100 % Remote | Vollständig remote | Homeoffice |
    Remote möglich | Remote innerhalb Deutschlands | Mobiles Arbeiten | Ortsunabhängig | Remote oder vor Ort | Vor Ort: nein |
    Remote: ja | Home-Office | Distans | På distans | Helt på distans | 100 % distans | Hemifrån | På plats eller distans | Remote |
    Télétravail | 100 % télétravail | À distance | Full remote | Télétravail complet | Distanciel | Sur site ou télétravail |
    On-site not required | not swedish remote | not Java, remote | ohne SAP remote | Remote, 5 days a week |
    Helsinki, no need to be on site | no office presence required | -java remote | up to 100 % remote | remote, 40h/week | Remote, 12 weeks | Remote (not outside the EU) |
    Remote Eastern Europe | arbete på distans, ingen närvaro på kontoret | hjemmekontor, ingen tilstedeværelse på kontoret |
    Remote, keine Präsenztage | Home Office - Germany | Remote, keine Anwesenheit vor Ort`,
  partly: `
    Hybrid | Utrecht, Netherlands, hybrid | 2 days on site | Hamburg, Germany, two days a week on site |
    Gothenburg, Sweden, hybrid with three remote days | Lisbon, one week a month on site | 60 % remote | Partly remote |
    Not fully remote | Remote and on site | Remote, first week on site | Mostly remote | Remote (up to 3 days a week) |
    2-3 days/week in the office | Remote: partly | Onsite when needed | Remote, 2 days a month in Berlin | Leeds, some home office |
    Remote 3 days per week | 3 days a week in Porto, rest remote | Remote, once a month in the office | Teilweise remote |
    Hamburg, 2 Tage vor Ort | Remote und vor Ort | Hybrid, München | 80 % Remote | Ein Tag pro Woche Homeoffice | Nicht nur vor Ort |
    Überwiegend remote | Remote-Anteil: 50 % | Remote nach Absprache | Köln, zwei Homeoffice-Tage | Remote (3 Tage/Woche) |
    Gelegentlich vor Ort | Hybrid | Delvis på distans | 2 dagar på plats | På plats 2 dagar/vecka | 50% distans | Två distansdagar |
    Stockholm, en dag i veckan på plats | Distans och på plats | Distans enligt överenskommelse | Hybride | Télétravail partiel |
    2 jours sur site | 1 jour de télétravail par semaine | Lyon, trois jours au bureau | Télétravail 2 jours/semaine |
    Bordeaux - télétravail 2j/semaine | Télétravail et présentiel | Pas uniquement sur site | 50 % télétravail |
    Remote with monthly visits | På plats varannan vecka | 1 jour de présence par semaine | two remote days |
    vor Ort (80 %) / remote (20 %) | 80 % remote, Rest Frankfurt/Main | flexibles Homeoffice | 80–100 % remote | primär remote |
    distans 3 dgr/v | semi-remote | 
    distans med enstaka besök | på plats ibland | Remote 80-90% | Büro 3 Tage, Rest Homeoffice | Remote, quarterly meetings in Paris |
    télétravail ponctuel | présence ponctuelle sur site | 50/50 distans | in the office Tuesdays and Thursdays |
    WFH Mondays and Fridays | 1x pro Woche vor Ort | einmal im Monat vor Ort | twice a month on site |
    ett par dagar i veckan på plats | distans med några besök | remote mit einigen Besuchen | hjemmekontor med noen besøk |
    en gang om måneden på kontoret | Hybrides Arbeiten | Zürich, Switzerland (Hybrid) | 100 % (60 % remote) | distans, men kom in en gång i månaden | remote, once a month in the Leeds office |
    Homeoffice, einzelne Besuche in Ulm | remote, but once a quarter in Munich | télétravail, mais une fois par mois à Lyon |
    hjemmekontor, men på kontoret en gang i uken | Homeoffice, gelegentliche Besuche in Ulm | nicht 100 % remote | 0–2 days remote | kein reines Homeoffice | ab und zu vor Ort`,
  no: `
    Remote: No | No remote | Malmö, on site, no remote work | Munich, Germany, on site | 100% onsite | Remote work is not possible |
    Not remote | 5 days a week in the office | In-office | Remote not possible | At the client’s premises | 0% remote | Onsite only |
    Remote: not possible | No home office | Remote - no | keine Remote-Arbeit | Kein Homeoffice | Remote: Nein |
    Remote nicht möglich | Vor Ort | Remote-Anteil: 0 % | München, 100 % vor Ort | Beim Kunden in Ulm | Ohne Homeoffice |
    Homeoffice ausgeschlossen | Remote leider nicht möglich | Fünf Tage die Woche im Büro | Präsenz in Bonn | nicht remote |
    Ej distans | Inget distansarbete | På plats | Distans: nej | Distans ej möjligt | Ingen möjlighet till distans |
    Göteborg, på plats hos kund | Inte på distans | Fem dagar på plats | Inte möjligt att arbeta på distans | Pas de télétravail |
    Sans télétravail | Télétravail : non | Télétravail impossible | Sur site | Présentiel | Télétravail non autorisé |
    Aucun télétravail | Chez le client | Paris, 100 % sur site | Cinq jours sur site | Berlin, kein Homeoffice, vor Ort | Remote: 0 |
    Homeoffice: 0 Tage | ingen möjlighet att jobba hemifrån | Mon-Fri on site | onsite in Oslo 5 days/week |
    vollständig vor Ort | uten hjemmekontor | hjemmearbejde ikke muligt | remote unerwünscht | Remote not eligible | distans ej aktuellt`,
  'not-stated': `
    Odense, Denmark | Nottingham | London | Vienna, Austria, travel to Brno and Győr | Remote: TBD | Remote tbd | Remoulins, France |
    No. 4 High Street, Reading | 東京 | Distance Learning Centre, Leeds | Berlin | Düsseldorf, Deutschland | Keine Angabe |
    Remote: offen | Deutschlandweit | Neinstedt | Stockholm | Malmö, Sverige | Distansgatan 4, Göteborg | Ingen uppgift |
    Ort ej klar | Paris | Lyon, France | Nonancourt | Non précisé | Bordeaux | Remote Sensing Centre | Remote Sensing Centre, Leeds |
    Hybrid Cloud Centre, Ulm | Virtual Reality Lab, Lyon | Hybrid Electric Engineering Centre | Hybrid-Elektrik-Zentrum |
    Zentrum für Hybridantriebe | Centre d’ingénierie hybride électrique | kein Muss: Homeoffice | Homeoffice muss nicht sein |
    Remoteville | London office | 5 days office | Paris, bureau de La Défense | `,
});

describe('remoteOf', () => {
  it.each(cases)('“%s” means %s', (phrase, value) => {
    expect(remoteOf(phrase)).toBe(value);
  });

  it('case and the kind of spaces make no difference', () => {
    for (const [phrase, value] of cases) {
      expect(remoteOf(phrase.toUpperCase()), phrase).toBe(value);
      expect(remoteOf(phrase.replaceAll(' ', '\u00a0')), phrase).toBe(value);
    }
  });

  it('a text of a hundred thousand characters is read quickly, whatever it contains', () => {
    const hostile = 'a|no |1 day |remote |on site |not-|1 % | |remote or |x, ';
    for (const text of hostile.split('|'))
      expect(remoteOf(text.repeat(100_000 / text.length))).toBeTypeOf('string');
  });
});
