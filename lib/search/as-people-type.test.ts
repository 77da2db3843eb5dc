import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import type { Filter } from '../filters.ts';
import { createProjectList } from '../projects/project-list.ts';
import { idsFor, searchFor } from './fixtures/search-for.ts';

/**
 * Assignments by id, name, sector, location, day of posting, roles with their
 * technologies, and context.
 */
const PROJECTS = rowsIn(`
  tolls → Road tolls → Transport → München, Deutschland, 2 Tage vor Ort → 2024-11-10 →
    Senior developer: Go, PostgreSQL, Kubernetes; Business analyst: BPMN →
    Two developers replace the billing core; one of the analysts is on site. R&D stays in house. |
  shop → Online shop → Retail → Göteborg, Sverige → 2024-11-03T00:30:00+01:00 →
    Frontend developer: React, TypeScript, JavaScript; Test engineer: Playwright → A shop front for Google Shopping. |
  bank → Payments ledger → Banking → Helsinki, Suomi, hybridi → →
    Backend-Entwickler: Java 21, Spring Boot, Kafka; Architect: AWS, Terraform → Java services on AWS. C-level reporting. |
  grid → Grid forecast → Energy → Lyon, France, télétravail → →
    Data scientist: R, Python, scikit-learn; ML engineer: Python, PyTorch → Forecasts from weather data; nothing reactive. |
  plant → Plant control → Manufacturing → Zuerich, Schweiz → → Embedded engineer: C, C++20, Qt; Desktop developer: C#, .NET 8, WPF →
    Firmware and its desktop tools; a pipeline of modest size. |
  portal → Citizen portal → Public sector → Jyväskylä, Suomi → →
    Full-stack developer: Node.js, Vue.js, MongoDB; UX designer: Figma → Accessible forms. |
  lake → Data platform → Insurance → Den Haag, Nederland → →
    Data engineer: Scala, Apache Spark, Databricks; DevOps engineer: K8s, GitLab CI, Azure → Machine learning models need fresh data. |
  claims → Claims in the cloud → Insurance → Malmö, Sverige, på plats → → Cloud architects: GCP, PowerShell; QA engineer: Selenium →
    ASP.NET pages move to Google Cloud Platform.`);
const projects = createProjectList(
  PROJECTS.map(
    ([
      id = '',
      name = '',
      sector = '',
      location = '',
      posted,
      roles = '',
      context = '',
    ]) => {
      const titled = roles.split('; ').map((role) => role.split(': '));
      return project(id, {
        ...{ name, sector, location, context, ...(posted && { posted }) },
        roles: titled.map(([title = '', tech_stack = '']) => ({
          title,
          tech_stack,
        })),
      });
    },
  ),
);

const ALL = projects.all.map(({ id }) => id);
const found = (filter: Filter, list = projects) => idsFor(list, filter);

/**
 * Queries as typed, with all that they find: singular and plural, incomplete
 * words, other names of the same, places, words with one letter replaced,
 * added, missing or two swapped, and names that must match exactly.
 */
const QUERIES = `
  developer | developers | Entwickler | developper → tolls shop bank plant portal
  analyst | postg | Münc | golang | postgres | psql | München | Munchen | Muenchen | Munich → tolls
  postgress | Go | R&D → tolls
  architect | architects | architekt → bank claims
  engineers | enginer → shop grid plant lake claims
  designers | form | nodejs | node | vuejs | vue | mongo | fullstack | Jyvaskyla → portal
  kubern | k8s | Kubernetes | kubermetes | kuberneetes | kubernets | kubenretes → tolls lake
  typescr | frontend dev | fronte | ts | reactjs | React.js | react js | front end | front-end → shop
  Gothenburg | goteborg | Goeteborg | JavaScript | React → shop
  dotnet | .NET → plant claims
  csharp | c sharp | cpp | Zürich | Zurich | C | C# | C++ → plant
  js → shop portal
  py | Pyhton | R → grid
  amazon web services | Helsinky | Java → bank
  gcp | google cloud | quality assurance | malmoe → claims
  machine learning | ml → grid lake
  Finland → bank portal
  Sweden | Google → shop claims
  The Hague | Scala → lake
  insurence → lake claims
  script | Rust | Git | Ruby | Paris | Oslo | F# | PHP | lab →`
  .split('\n')
  .slice(1);

describe('search finds what people mean by what they type', () => {
  const cases = QUERIES.flatMap((row) => {
    const [queries = '', ids = ''] = row.split('→');
    return queries
      .split('|')
      .map(
        (q) => [q.trim(), ids.trim().split(' ').toSorted().join(' ')] as const,
      );
  });
  it.each(cases)('“%s” finds “%s”', (q, ids) => {
    expect(found({ q }).toSorted().join(' ')).toBe(ids);
  });

  const FILTERS = rowsIn(`
    role=&q=%20 → ${ALL.join(' ')} | q=lake → lake | since=2024-11-03 → tolls shop | location=München&remote=partly&q=tolls → tolls |
    role=DEVELOPER frontend → shop | role=architect&technology=AWS → bank | role=architect&technology=Kafka → |
    technology=golang → tolls | technology=k8s → tolls lake | technology=javascript → shop | technology=Java → bank |
    technology=R → grid | technology=C → plant | technology=Google → | technology=Kubernets → tolls lake |
    role=developers → tolls shop bank plant portal | role=analysts&technology=bpmn → tolls | location=Munchen → tolls |
    location=Sweden → shop claims | remote=partly → tolls bank | remote=yes → grid | remote=no → claims |
    remote=not-stated → shop plant portal lake`);
  it.each(FILTERS)('%s finds “%s”, in the feed’s order', (address, ids) => {
    expect(
      found(Object.fromEntries(new URLSearchParams(address))).join(' '),
    ).toEqual(ids);
  });

  it.each(['Java', 'C', 'Go', 'Rest', 'Excel'])(
    '“%s” does not find longer words that start with it, even if nothing else matches',
    (q) => {
      const begun = createProjectList([
        project('x', { context: `${q}script ${q}ular` }),
      ]);
      expect(found({ q }, begun)).toEqual([]);
      expect(found({ q: `${q}script` }, begun), 'control').toEqual(['x']);
    },
  );

  it.each([
    ['insurance claims', ['claims']],
    ['data', ['lake', 'grid']],
    ['forecast engineer', ['grid']],
    ['google', ['shop', 'claims']],
  ])('the best match for “%s” comes first', (q, ids) => {
    expect(found({ q })).toEqual(ids);
  });

  it('a way of working is meant in a sentence and a location only', () => {
    const stacks = ['Hybrid cloud', 'Cloud'];
    const clouds = createProjectList(
      stacks.map((tech_stack) =>
        project(tech_stack, { roles: [{ title: 'Architect', tech_stack }] }),
      ),
    );
    expect(found({ technology: 'Hybrid cloud' }, clouds)).toEqual([
      'Hybrid cloud',
    ]);
    expect(found({ technology: 'Cloud' }, clouds), 'control').toEqual(stacks);
  });

  it('a word counts as much with other names as without', () => {
    const one = createProjectList(
      ['Azure', 'Terraform', 'Helm'].map((name) => project(name, { name })),
    );
    expect(found({ q: 'Azure or Terraform' }, one)).toEqual([
      'Azure',
      'Terraform',
    ]);
  });

  it('different names of one technology are a single choice', () => {
    const values = searchFor(projects, { filter: {} })
      .choices('technology')
      .map(({ value }) => value);
    expect(values).toContain('Kubernetes');
    expect(values).not.toContain('K8s');
  });
});
