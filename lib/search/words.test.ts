import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import { createProjectList } from '../projects/project-list.ts';
import { fold } from '../public-project/words.ts';
import { remarkOf, searchFor } from './fixtures/search-for.ts';
import { tokensIn } from './terms.ts';

function finds(query: string, text: string): boolean {
  const list = createProjectList([project('', { context: text })]);
  const result = searchFor(list, { filter: { q: query } });
  const isNamed = remarkOf(result, 'nowhere')?.words.length === 0;
  return result.matching.length > 0 && isNamed;
}

/** A query, a text that it finds, and one that it does not. */
const WORDS = rowsIn(`
  C# → Senior C# developer → C | C++ → C/C++ on Linux → C | C/C++ → C and C++ → C | C++ → C++20, Qt → C | C → C, Rust → C# |
  C → C/C# → C++ | .NET → .NET 9 → the net result | .net → ASP.NET Core → internet | NET → (.NET) → internet | ASP.NET → ASP .NET → .NET |
  go → Go1.22 → Google Cloud | Go → Go, Rust → Django | Go → Java/Go/Spring → SAP go-live | Java → Java 21 → JavaScript |
  JavaScript → JavaScript/TypeScript → Java | script → a script → JavaScript |
  Kotlin → Java/Kotlin/Spring/Hibernate/PostgreSQL/Docker/Kubernetes/Jenkins → Kot | node → Node.js → nodes | Node.js → NodeJS → Node |
  Node JS → Node.js → Node | node.js → node js → Node | React → React.js → Reactive | backend → Back-end developer → back |
  back end → backend developer → back office | back‑end → back-end → end | CI CD → CI/CD → CI | R&D → in R&D → R | Vue → Vue3 → view |
  Strasse → Straße → Stress |
   naive → naı̈ve → nave | ﬁnance → Finance → fin | αθηνα → Αθήνα → Athen | 東京 → 東京, 日本 → 日本 |
  harbour → the harbour’s site → site | batteries → new battery → new | Vaesteraas → Västerås → Aas |
  architect senior → Senior solution architect → Senior developer | 10000 → 10000 → 1000 |
  elastic search → Elasticsearch → Search in Elastic | ISO27001 consultant → Audits for ISO 27001 → ISO 9001 |
  ISO 27001 → Audits for ISO27001 → 27001 records | pentester → Penetration tester → Tester |
  qa engineer → Test automation engineer → Process engineer | Office 365 → Microsoft 365 → An office, 365 days |
  formateur → Trainer → Format | graphiste → Designer → Graphs | teknisk skribent → Technischer Redakteur → Technical lead |
  data science → Data scientist → Science of data bases | sjukhus → Klinikum → Klingel | agila → Agile → Agility |
  hôpital → Deux hôpitaux → Hospice | réseaux → Un réseau → Résine | e-handel → Boutique en ligne → Handlung |
  dataanalys → Data analysis → Database | manager → Abteilungsleiter → Begleitet | nätverkstekniker → Netzwerktechnikerin → Technik |
  ISO 26262 → Functional safety, ISO 26262 → ISO 9001 | tester → QA engineer → Testament | PO → Product owner → Post |
  mit künstlicher Intelligenz → AI → Mit Intelligenz | bases de données → Database → Bases |
  molnmigrering → Migrering till molnet → Moln | Automobilbranche → Automotive → Branche | Penetrationstests → Pentester → Tests |
  iPhone → iOS → Phone | AI → Künstliche Intelligenz → Aider | j’ai besoin d’un développeur → Developer → AI |
  Softwaretester → Tester → Software | DBA → Database administrator → Data base | affärsanalytiker → Business analyst → Business`);

describe('words', () => {
  it.each(WORDS)(
    '“%s” is found in “%s” and not in “%s”',
    (query = '', text = '', other = '') => {
      expect([finds(query, text), finds(query, other)]).toEqual([true, false]);
    },
  );

  it('a query without words leaves nothing out', () => {
    expect(finds('?!', 'anything')).toBe(true);
  });

  it('folding keeps characters that distinguish words', () => {
    expect(fold('Ångström Œuvre Tromsø Łódź İstanbul C# C++ .NET')).toBe(
      'angstrom oeuvre tromso lodz istanbul c# c++ .net',
    );
  });

  it('a text of two hundred thousand characters is read in one pass, whatever it contains', () => {
    for (const hostile of [
      'a',
      '.',
      '-',
      'a-',
      "a'",
      'a.',
      '+',
      '#',
      'é',
      ' a',
    ]) {
      const text = hostile.repeat(200_000 / hostile.length);
      expect(tokensIn(text).length).toBeLessThanOrEqual(200_000);
    }
    // One pass takes less than a second in all; more than one, minutes.
  }, 15_000);

  it('a long run of accents in an unusual order is folded at once', () => {
    expect(fold(`a${'\u0315'.repeat(16_000)}${'\u0316'.repeat(16_000)}b`)).toBe(
      'ab',
    );
    expect(fold('été'), 'control').toBe('ete');
  });
});
