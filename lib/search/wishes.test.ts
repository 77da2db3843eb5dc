import { describe, expect, it, vi } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { searchList as list } from '../../e2e/support/search-list.ts';
import { casesIn } from '../facts/fixtures/cases.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { idsOf } from './fixtures/search-for.ts';
import { profileQuery } from './profile-query.ts';
import { readWishes } from './read-wishes.ts';
import { search } from './search.ts';
import { indexOf } from './search-index.ts';
import type { Value, Wish } from './wish.ts';

// A Friday.
vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] });

const index = indexOf(list);
const wishesOf = (text: string) => readWishes(index, text, ['EUR']).wishes;

/** A value in short: “place Munich DE”, “start 2027-03..”, “word =developer”. */
function brief(value: Value): string {
  if ('groups' in value)
    return `${value.kind} ${value.groups.map(([term]) => term).join('+')}`;
  switch (value.kind) {
    case 'place': {
      const { kind, name, codes } = value.place;
      return `place ${kind === 'country' ? codes.join(' ') : name}`;
    }
    case 'way':
      return `way ${value.ways}`;
    case 'workload':
      return `workload ${value.from}-${value.to}`;
    case 'start':
      return `start ${value.from ?? ''}..${value.to ?? ''}`;
    case 'rate':
      return `rate ${value.amount} ${value.currency}`;
    default:
      return Object.values(value).join(' ');
  }
}
const inShort = ({ values, isWanted, isLoose }: Wish) => {
  return `${isWanted ? '' : 'not '}${isLoose ? '~' : ''}${values.map(brief).join(' | ')}`;
};
const meaningOf = (text: string) => wishesOf(text).map(inShort).join('; ');

const MEANINGS = casesIn({
  'workload 0-80; way yes,partly; not language sv':
    'part-time remote no Swedish',
  'way yes,partly; not word sap': 'remote ohne SAP',
  'way yes,partly; not way partly': 'remote not hybrid',
  'way yes': 'ausschließlich remote',
  nothing:
    'remote not required | doesn’t have to be remote | Homeoffice muss nicht sein | no need to travel | nicht ab sofort | up to 95 EUR | distans inte nödvändigt | not freelance | remote optional | full-time or part-time | nicht nur Vollzeit | remote or on site | pas forcément temps plein | Deutschland nicht nötig | no weekend work | keine Teilzeit | pas de mi-temps | Apply next week | apply in December | available next month | ab nächstem Quartal | au trimestre prochain | 10 years of experience | no kubern | apply by 1/2/2027 | apply from 1 February | Born: 12 March 1985 | posted since 3 November | publié depuis le 1er novembre',
  'language de; word =developer': 'German speaking developer',
  'place Berlin | place AT': 'Berlin or Austria',
  'place Hamburg | place Berlin':
    'Hamburg Berlin | Hamburg and Berlin | Hamburg; Berlin | Hamburg, Berlin, Hamburg',
  'word =java | word =php': 'Java and/or PHP | Java / PHP',
  'word =java; word =php': 'Java and PHP | Java, PHP',
  'word =java; not word =.net': 'Java, without .NET | Java -.NET',
  'not word =php; word =java': 'I used PHP and Java.\nNo PHP.',
  'word =developer': 'Softwareentwickler, Entwicklung, Entwickler',
  'word =python; place Scotland': 'python job in Scotland',
  'word =java': '5 years experience java',
  'word =react': 'React New Relic',
  'word =next; word =react': 'Next, React',
  'language en':
    'english speaking | not only English | no language but English | keine Sprache außer Englisch | det räcker med engelska | I only speak English',
  'not way yes,partly': 'kein Homeoffice | je ne veux pas de télétravail',
  'not way yes,partly | way partly':
    'varken distans eller hybrid | not remote or hybrid',
  'way no,not-stated': 'Remote nicht möglich',
  'way no,not-stated; not way yes,partly': 'vor Ort, kein Remote',
  'not language sv':
    'Swedish not required | ich spreche kein Schwedisch | behöver inte tala svenska',
  'not language de; word =python': 'doesn’t require German, python',
  'word =java; not language sv': 'Java, Schwedisch nicht erforderlich',
  'not language de':
    'I don’t speak German | freelance ohne Deutschkenntnisse | Deutsch nicht zwingend',
  'language en; not language de': 'I speak English but no German',
  'not language sv | language no':
    'no Swedish or Norwegian | Swedish or Norwegian not needed',
  'not way no':
    'no on-site | konsult, inte på plats | I don’t want to work on site',
  'not language sv; word =python': 'inget krav på svenska, python',
  'word =python; not language sv': 'python -swedish',
  'not language en; way yes,partly; word =devops':
    'no English required remote devops',
  'word =java; not place Munich': 'Java nicht in München',
  'word =developer; word =python; not place CH':
    'développeur Python pas en Suisse',
  'word =python; not place DE | place AT': 'python not Germany or Austria',
  'not word =travel': 'utan en enda resa',
  'not word sap; not word =oracle':
    'weder SAP noch Oracle | ohne SAP und Oracle',
  'not word sap | word =oracle':
    'varken SAP eller Oracle | without SAP or Oracle',
  'not word =java; word =kotlin':
    'inte Java utan Kotlin | nicht Java, sondern Kotlin | not Java but Kotlin',
  'not word =java': 'all but Java',
  'word =c#; not word =c++': 'C# not C++',
  'word =java; not way yes,partly; not word =php': 'java -remote -php',
  'not way yes,partly; place Lyon': 'sans télétravail à Lyon',
  'way partly,yes; not way yes': 'hybrid but not remote',
  'word =developer; workload 100-100; way yes,partly; not way partly':
    'utvecklare heltid på distans, ej hybrid',
  'way yes,partly; not language sv': 'remote no need for Swedish',
  'not way partly': 'except hybrid',
  'workload 81-100': 'more than 80 % | über 80 % | plus de 80 % | mer än 80 %',
  'workload 90-100': 'at least 90 %',
  'workload 0-60': 'max 3 days per week',
  'workload 80-80': '4-Tage-Woche | four days a week',
  'workload 80-100': '80–100 %',
  'workload 0-80': 'up to 80 % | 80 % or less',
  'start 2027-03..':
    'fra mars til juni | not before March | nach dem März 2027 | available from 1 March 2027 | i mars eller senare',
  'rate 100 EUR':
    'nicht unter 100 Euro pro Stunde | 100 EUR | ab 100 €/h | Tagessatz ab 800 € | Stundensatz ab 100',
  'way partly,yes':
    'not only remote | not fully remote | keine reine Präsenz | no more than 2 days on site | remote or hybrid | Pensum 80% remote',
  'way yes; word =kotlin': '100 % remote kotlin',
  'way partly,yes; place Berlin': 'two days on site Berlin',
  'word =java; way yes,partly': 'Java, Remote-Projekt',
  'word =java; not way no': 'Java, nicht vor Ort',
  'start 2027-01..2027-01': 'starts in January 2027',
  'start ..2026-11': 'ab sofort',
  'word =java; ~word 2027': 'Java 2027',
  'workload 40-40': 'to dager i uken | to dage om ugen',
  'rate 81.25 EUR; place Paris': 'TJM 650 € paris',
  'language en,de': 'speaks English and German',
  'place DE | place AT': 'Germany or Austria',
  'word =java; place DE | place AT | place CH':
    'java in Deutschland, Österreich oder der Schweiz',
  'word sap | word =php; place DE': 'sap or php in Germany',
  'place DE; word sap | word =php': 'in Germany, sap or php',
  'start 2027-02..':
    'from February | after February | ab dem 15. Februar | fra februar | in February or later | från och med februari 2027 | à partir de février 2027',
  'changed 2026-11-21': 'new | nya uppdrag | new this week',
  'lastDay 2026-12-07':
    'apply before 7 December | closing date Dec 7, 2026 | Bewerbung bis 7.12.26 | apply by 2026-12-07',
  'rate 90 EUR': '90 €',
  'rate 100 EUR; word =java': '800 €/Tag java | 100 EUR and java',
  'rate 95 EUR': 'mindestens 95 Euro die Stunde',
  'rate 81.25 EUR': 'taux journalier 650 €',
  'rate 100 USD': '$100/h',
  'word =java; word =developer; way yes,partly; start 2027-01..; rate 90 EUR':
    'java developer remote from January 90 EUR',
  'rate 62.5 GBP': '£500 a day',
  'word =energy; not word =bank': 'energy sector, not banking',
  'not place SE': 'not in Sweden',
  'start 2027-03..2027-03': 'start March',
  'start 2027-01..2027-02': 'January or February',
  'start 2027-06..': 'not starting before June 2027',
  'start ..2027-03': 'no later than March 2027 | before March 2027',
  'rate 80 EUR': 'between 80 and 100 EUR',
  'word =kotlin; workload 0-60; place Hamburg':
    'Looking for a senior Kotlin role, max 3 days a week, somewhere near Hamburg',
  'word =go | word =rust; not word =bank': 'Go or Rust, but please no banking',
  'word =machinelearning; word =healthcare; way partly,yes; place SE':
    'machine learning in healthcare or medtech, hybrid in southern Sweden',
  'word =cobol; word mainfram; place Munich | place Frankfurt':
    'legacy COBOL mainframe Munich or Frankfurt',
  'word =devops; word =engineer; way yes,partly; start 2027-03..':
    'Ich suche ein Projekt als DevOps Engineer, gerne remote, ab März',
  'word =network; word =administrator; place Zurich; not word =travel':
    'Freiberuflicher Netzwerkadministrator Raum Zürich, keine Reisetätigkeit',
  'word =testmanager; word istqb; workload 0-80':
    'Testmanager mit ISTQB, höchstens vier Tage pro Woche',
  'word android; word =developer; place Cologne | place Düsseldorf; start 2027-04..2027-04':
    'Android-Entwickler in Köln oder Düsseldorf, Start April',
  'word =robotics; word ros+2; place Süddeutschland':
    'Robotik mit ROS 2 in Süddeutschland',
  'word =backend; word =developer; place Stockholm; way partly,yes':
    'Jag letar efter uppdrag som backendutvecklare i Stockholm, gärna hybrid',
  'word =security; word iso+27001; way yes,partly; not word =insurance':
    'säkerhetskonsult ISO 27001, helst på distans, inte försäkring',
  'word =integration; word =developer; word =microsoftazure; start 2027-01..; language sv':
    'integrationsutvecklare Azure från januari, svenska går bra',
  'place Gothenburg | place Malmö; word =.net | word =python':
    'uppdrag i Göteborg eller Malmö med .NET eller Python',
  'word =developer; word =java; place Paris; way partly,yes':
    'Développeur Java confirmé à Paris, deux jours de télétravail',
  'word =projectmanager; word =healthcare; not word =travel':
    'chef de projet santé, sans déplacements',
  'word =security; language fr,en; place Brussels':
    'consultant cybersécurité bilingue français anglais, Bruxelles',
  'word =architect; word =cloud; word =microsoftazure':
    'architecte cloud, pas seulement Azure',
  'word =developer; place NO | place SE; not way no':
    'utvikler i Norge eller Sverige, ikke på stedet',
  'word =testautomation; word selenium; way yes,partly; not word =publicsector':
    'Testautomatisering med Selenium, gjerne remote, ikke offentlig sektor',
  'word =kotlin; word =kafka; place Berlin | way yes; start 2027-03..':
    'Kotlin, Kafka, Berlin or remote, from March 2027',
  'word =amazonwebservices | word =microsoftazure | word =googlecloud; word =engineer':
    'AWS/Azure/GCP engineer',
  'word =fullstack; word =vue; word =node; not word =angular':
    'full stack Vue Node, no Angular',
});

describe('a text is read into wishes', () => {
  it.each(MEANINGS)('“%s” is %s', (text, meaning) => {
    expect(meaningOf(text) || 'nothing').toBe(meaning);
  });

  it('what a profile asks for is read again as the same wishes, without its text', () => {
    const profile = `Example Person, person@example.com
      Ten years with Kotlin and Kafka, based in Berlin or remote. No SAP.
      2014–2019: developer at an example bank. German native, English fluent.
      Available not before March 2027, 80 %.`;
    const query = profileQuery(list, profile);
    expect(query).not.toMatch(/person|example|2014/i);
    expect(meaningOf(query)).toBe(
      wishesOf(profile)
        .filter(({ isLoose }) => !isLoose)
        .map(inShort)
        .join('; '),
    );
  });

  it('what stands at the end of a long profile is read', () => {
    const titles = list.all.flatMap(({ roles }) => roles[0]?.title ?? []);
    const profile = `${titles.join('.\n')}.\nFrom March 2027, 80 %. No SAP.`;
    expect(meaningOf(profile)).toMatch(
      /not word sap; start 2027-03\.\.; workload 80-80/,
    );
  });

  it('no e-mail address or telephone number of a profile is sent', () => {
    const profile = 'kotlin@java.example, +44 20 7946 0021, Kafka';
    expect(profileQuery(list, profile)).toBe('Kafka');
    expect(profileQuery(list, 'Kotlin, Java 21'), 'control').toBe(
      'Kotlin, Java 21',
    );
  });

  it('what is sent of a long profile are whole wishes of at most 1,200 letters', () => {
    const names = ['Berlin', 'Munich', 'Hamburg', 'Cologne', 'Oslo', 'Vienna'];
    const wishes = Array.from({ length: 30 }, (_, at) => {
      const others = names.toSpliced(at % 6, 1, `Lyon or ${names[at % 5]}`);
      return others.toSpliced(at % 7, 0, 'Stockholm').join(' or ');
    });
    const query = profileQuery(list, wishes.join('.\n'));
    expect(query.length).toBeGreaterThan(1_100);
    expect(query.length).toBeLessThanOrEqual(1_200);
    for (const wish of query.split(', ')) expect(wishes).toContain(wish);
  });

  it('a text of 4,000 letters is at most twenty-four wishes, whatever it contains', () => {
    const words = list.all.flatMap(({ roles }) =>
      roles.flatMap(({ title, tech_stack = '' }) => [title, tech_stack]),
    );
    expect(wishesOf(words.join('\n'))).toHaveLength(24);
    for (const hostile of [
      'no ',
      'a ',
      '1 ',
      'or ',
      '(',
      '́',
      'Java or ',
      '80 %',
    ])
      expect(wishesOf(hostile.repeat(4_000)).length).toBeLessThanOrEqual(24);
  });
});

const four = createProjectList([
  project('java', {
    location: 'Munich, Germany, on site',
    roles: [
      { title: 'Developer', tech_stack: 'Java', allocation: '100 %' },
      { title: 'Tester', tech_stack: 'Selenium', languages: 'German' },
    ],
  }),
  project('half', {
    location: 'Oslo, remote',
    roles: [{ title: 'Developer', tech_stack: 'Java', allocation: '50 %' }],
  }),
  project('hybrid', {
    location: 'Hamburg, hybrid',
    roles: [{ title: 'Developer', tech_stack: 'Java, SAP' }],
  }),
  project('quiet', {
    context: 'SAP is replaced.',
    roles: [{ title: 'Developer', tech_stack: 'Go' }],
  }),
]);

describe('a role meets a wish, does not state it, or states something else', () => {
  it.each([
    ['Java in Munich or remote', 'java half', 'hybrid'],
    ['Java in Munich or Germany', 'java hybrid', 'half'],
    ['Java, Berlin oder Deutschland', 'java hybrid', 'half'],
    ['Java in Munich, Germany', 'java', 'half hybrid'],
    ['Java, no SAP', 'java half', ''],
    ['developer without SAP', 'java half quiet', ''],
    ['not in Germany', 'half quiet', ''],
    ['developer 50 %', 'half', 'hybrid quiet java'],
    ['Selenium, only English', '', 'java'],
    ['anything remote in Norway', 'half', 'quiet hybrid'],
    ['pizza', '', 'java half hybrid quiet'],
    ['Cologne', '', 'quiet java half hybrid'],
    ['Go or developer, no SAP', 'java half quiet', ''],
    ['remote, 50 %', 'half', 'hybrid quiet'],
    ['remote, Go', '', 'quiet half hybrid'],
  ])('“%s” is met by “%s”, and some of it by “%s”', (q, matching, partly) => {
    const result = search(four, { filter: { q } });
    expect(idsOf(result.matching).join(' ')).toBe(matching);
    expect(idsOf(result.partly).join(' ')).toBe(partly);
  });

  it.each([
    ['half', 'Java in Munich', 'Java', '', 'Munich'],
    ['quiet', 'developer in Munich', 'developer', 'Munich', ''],
    ['java', 'developer 50 %, no SAP', 'developer', '', '50 %'],
    ['quiet', 'developer 50 %, no SAP', 'developer', '50 %', 'SAP'],
    // Of a compound, one part is enough to say nothing.
    ['quiet', 'Java-Developer', 'Java-Developer', '', ''],
    ['quiet', 'Java, developer', 'developer', 'Java', ''],
  ])(
    '%s: of “%s”, it meets “%s”, does not state “%s”, and is against “%s”',
    (id, q, ...expected) => {
      const assignment = four.byId.get(id) as PublicProject;
      const result = search(four, { filter: { q } });
      const reasons = result.reasonsFor(assignment);
      const { met, notStated, against } = reasons;
      const texts = (wishes: readonly Wish[]) =>
        wishes.map(({ text }) => text).join(', ');
      expect([texts(met), texts(notStated), texts(against)]).toEqual(expected);
    },
  );

  it.each([
    ['no SAP', 'SAP'],
    ['no COBOL', ''],
    ['not in Sweden', ''],
    ['Java', ''],
  ])('of “%s”, “%s” is left out', (q, words) => {
    expect(search(four, { filter: { q } }).leftOut.words.join()).toBe(words);
  });

  const SKILLS = 'Java, Go, Rust, Scala, Kotlin, Ruby, Perl, Elixir';
  const skilled = createProjectList([
    project('near', {
      location: 'Munich, hybrid',
      roles: [
        { title: 'A', tech_stack: 'Java, Go', languages: 'English, German' },
      ],
    }),
    project('far', {
      location: 'Oslo',
      roles: [{ title: 'B', tech_stack: SKILLS, languages: 'English' }],
    }),
    project('name', { name: SKILLS, roles: [{ title: 'C' }] }),
  ]);
  it.each([
    [SKILLS, 'far name', 'near'],
    [`${SKILLS}, hybrid`, '', 'far name near'],
    [`${SKILLS}, Munich, hybrid, 80 %`, '', 'far name near'],
    ['Java, Go, Munich, hybrid', 'near', 'far name'],
    ['English', 'far near', 'name'],
  ])(
    'of “%s”, more than eight wishes, skills order most',
    (q, matching, partly) => {
      const result = search(skilled, { filter: { q } });
      expect(idsOf(result.matching).join(' ')).toBe(matching);
      expect(idsOf(result.partly).join(' ')).toBe(partly);
    },
  );

  it('the more wishes, the less where somebody worked counts against skills', () => {
    const skills =
      'Java, Go, Rust, Scala, Kotlin, Ruby, Perl, Elixir, Swift, Dart, Lua, Haskell, Erlang, Clojure, Julia, Groovy, COBOL, Delphi, ABAP, Ada';
    const role = (tech_stack: string, languages: string) => [
      { title: 'A', tech_stack, languages },
    ];
    const projects = createProjectList([
      project('near', {
        location: 'Munich, hybrid',
        roles: role('Java, Go', 'German'),
      }),
      project('skilled', {
        location: 'Oslo, on site',
        roles: role('Rust, Scala, Kotlin, Ruby', 'Norwegian'),
      }),
      project('all', { name: skills }),
    ]);
    const order = (q: string) =>
      idsOf(search(projects, { filter: { q } }).listed).join(' ');
    expect(order(`${skills}, Munich, hybrid, German`)).toBe('all skilled near');
    const few = 'Java, Go, Rust, Scala, Kotlin, Ruby, Munich, hybrid, German';
    expect(order(few), 'control').toBe('all near skilled');
  });

  it('more than eight wishes only order', () => {
    const q =
      'Java, Go, Selenium, SAP, developer, tester, Munich, 80 %, German';
    const result = search(four, { filter: { q } });
    expect([result.isProfile, result.matching.length]).toEqual([true, 0]);
    expect(result.partly[0]?.id).toBe('java');
    const fewer = search(four, { filter: { q: 'Java, Munich' } });
    expect([fewer.isProfile, fewer.matching.length], 'control').toEqual([
      false,
      1,
    ]);
  });
});
