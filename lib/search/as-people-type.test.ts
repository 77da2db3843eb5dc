import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { rowsIn } from '../facts/fixtures/cases.ts';
import type { Filter } from '../filters.ts';
import { createProjectList } from '../projects/project-list.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { search } from './search.ts';

type Short = Partial<Omit<PublicProject, 'roles'>> & { readonly roles: Readonly<Record<string, string>> };

const shortly = (id: string, { roles, ...fields }: Short): PublicProject =>
  project(id, { ...fields, roles: Object.entries(roles).map(([title, tech_stack]) => ({ title, tech_stack })) });

const projects = createProjectList([
  shortly('tolls', {
    name: 'Road tolls',
    sector: 'Transport',
    context: 'Two developers replace the billing core; one of the analysts is on site. R&D stays in house.',
    location: 'München, Deutschland, 2 Tage vor Ort',
    posted: '2024-11-10',
    roles: { 'Senior developer': 'Go, PostgreSQL, Kubernetes', 'Business analyst': 'BPMN' },
  }),
  shortly('shop', {
    name: 'Online shop',
    sector: 'Retail',
    context: 'A shop front for Google Shopping.',
    location: 'Göteborg, Sverige',
    // The day before in UTC.
    posted: '2024-11-03T00:30:00+01:00',
    roles: { 'Frontend developer': 'React, TypeScript, JavaScript', 'Test engineer': 'Playwright' },
  }),
  shortly('bank', {
    name: 'Payments ledger',
    sector: 'Banking',
    context: 'Java services on AWS. C-level reporting.',
    location: 'Helsinki, Suomi, hybridi',
    roles: { 'Backend-Entwickler': 'Java 21, Spring Boot, Kafka', Architect: 'AWS, Terraform' },
  }),
  shortly('grid', {
    name: 'Grid forecast',
    sector: 'Energy',
    context: 'Forecasts from weather data; nothing reactive.',
    location: 'Lyon, France, télétravail',
    roles: { 'Data scientist': 'R, Python, scikit-learn', 'ML engineer': 'Python, PyTorch' },
  }),
  shortly('plant', {
    name: 'Plant control',
    sector: 'Manufacturing',
    context: 'Firmware and its desktop tools; a pipeline of modest size.',
    location: 'Zuerich, Schweiz',
    roles: { 'Embedded engineer': 'C, C++20, Qt', 'Desktop developer': 'C#, .NET 8, WPF' },
  }),
  shortly('portal', {
    name: 'Citizen portal',
    sector: 'Public sector',
    context: 'Accessible forms.',
    location: 'Jyväskylä, Suomi',
    roles: { 'Full-stack developer': 'Node.js, Vue.js, MongoDB', 'UX designer': 'Figma' },
  }),
  shortly('lake', {
    name: 'Data platform',
    sector: 'Insurance',
    context: 'Machine learning models need fresh data.',
    location: 'Den Haag, Nederland',
    roles: { 'Data engineer': 'Scala, Apache Spark, Databricks', 'DevOps engineer': 'K8s, GitLab CI, Azure' },
  }),
  shortly('claims', {
    name: 'Claims in the cloud',
    sector: 'Insurance',
    context: 'ASP.NET pages move to Google Cloud Platform.',
    location: 'Malmö, Sverige, på plats',
    roles: { 'Cloud architects': 'GCP, PowerShell', 'QA engineer': 'Selenium' },
  }),
]);

const ALL = projects.all.map(({ id }) => id);
const found = (filter: Filter, list = projects) => search(list, { filter }).matching.map(({ id }) => id);

/**
 * Queries as typed, with all that they find: singular and plural, incomplete words, other names of the same, places, words with one
 * letter replaced, added, missing or two swapped, and names that must match exactly.
 */
const QUERIES = `
  developer | developers | Entwickler | developper → tolls shop bank plant portal
  analyst | postg | golan | Münc | golang | postgres | psql | München | Munchen | Muenchen | Munich → tolls
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
    return queries.split('|').map((q) => [q.trim(), ids.trim().split(' ').toSorted().join(' ')] as const);
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
    expect(found(Object.fromEntries(new URLSearchParams(address))).join(' ')).toEqual(ids);
  });

  it.each(['Java', 'C', 'Go', 'React', 'Scala', 'Node', 'Git', 'Rest', 'Excel', 'Puppet'])(
    '“%s” does not find longer words that start with it, even if nothing else matches',
    (q) => {
      const begun = createProjectList([project('x', { context: `${q}script ${q}ular` })]);
      expect(found({ q }, begun)).toEqual([]);
      expect(found({ q: `${q}script` }, begun), 'control').toEqual(['x']);
    },
  );

  it.each([
    ['insurance', ['lake', 'claims']],
    ['data', ['lake', 'grid']],
    ['forecast engineer', ['grid']],
    ['google', ['shop', 'claims']],
  ])('the best match for “%s” comes first', (q, ids) => {
    expect(found({ q })).toEqual(ids);
  });

  it('a way of working is meant in a sentence and a location only', () => {
    const stacks = ['Hybrid cloud', 'Cloud'];
    const clouds = createProjectList(stacks.map((stack) => shortly(stack, { roles: { Architect: stack } })));
    expect(found({ technology: 'Hybrid cloud' }, clouds)).toEqual(['Hybrid cloud']);
    expect(found({ technology: 'Cloud' }, clouds), 'control').toEqual(stacks);
  });

  it('a word counts as much with other names as without', () => {
    const one = createProjectList(['Azure', 'Terraform', 'Helm'].map((name) => project(name, { name })));
    expect(found({ q: 'Azure or Terraform' }, one)).toEqual(['Azure', 'Terraform']);
  });

  it('different names of one technology are a single choice', () => {
    const values = search(projects, { filter: {} })
      .choices()
      .technology.map(({ value }) => value);
    expect(values).toContain('Kubernetes');
    expect(values).not.toContain('K8s');
  });
});
