import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { fold } from '../public-project/words.ts';
import { filterProjects } from './filter-projects.ts';
import { tokensIn } from './terms.ts';

function finds(query: string, text: string): boolean {
  return filterProjects(createProjectList([project('', { context: text })]), { q: query }).length > 0;
}

describe('words', () => {
  it.each([
    ['C#', 'Senior C# developer'],
    ['C++', 'C/C++ on Linux'],
    ['C/C++', 'C and C++'],
    ['C++', 'C++20, Qt'],
    ['.NET', '.NET 9'],
    ['.net', 'ASP.NET Core'],
    ['NET', '(.NET)'],
    ['ASP.NET', 'ASP .NET'],
    ['go', 'Go1.22'],
    ['Java', 'Java 21'],
    ['JavaScript', 'JavaScript/TypeScript'],
    ['Kotlin', 'Java/Kotlin/Spring/Hibernate/PostgreSQL/Docker/Kubernetes/Jenkins'],
    ['node', 'Node.js'],
    ['Node.js', 'NodeJS'],
    ['Node JS', 'Node.js'],
    ['node.js', 'node js'],
    ['backend', 'Back-end developer'],
    ['back end', 'backend developer'],
    ['back‑end', 'back-end'],
    ['CI CD', 'CI/CD'],
    ['R&D', 'in R&D'],
    ['Vue', 'Vue3'],
    ['goteborg', 'Göteborg, Sverige'],
    ['Zürich', 'ZURICH'],
    ['Strasse', 'Straße'],
    ['Tromso', 'Tromsø'],
    ['Lodz', 'Łódź'],
    ['naive', 'naı\u0308ve'],
    ['ﬁnance', 'Finance'],
    ['αθηνα', 'Αθήνα'],
    ['東京', '東京, 日本'],
    ['istanbul', 'İstanbul'],
    ['client', 'the client’s site'],
    ['technologies', 'new technology'],
    ['Vaesteraas', 'Västerås'],
    ['architect senior', 'Senior solution architect'],
    ['?!', 'anything'],
  ])('“%s” is found in “%s”', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['Go', 'Google Cloud'],
    ['Go', 'Django'],
    ['Go', 'SAP go-live'],
    ['Java', 'JavaScript'],
    ['script', 'JavaScript'],
    ['C', 'C#'],
    ['C#', 'C'],
    ['C', 'C++'],
    ['.NET', 'the net result'],
    ['ASP.NET', '.NET'],
    ['node', 'nodes'],
    ['Node.js', 'Node'],
    ['React', 'Reactive'],
    ['back end', 'back office'],
    ['Göteborg', 'Gotland'],
    ['10000', '1000'],
  ])('“%s” is not found in “%s”', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('folding keeps characters that distinguish words', () => {
    expect(fold('Ångström Œuvre C# C++ .NET')).toBe('angstrom oeuvre c# c++ .net');
  });

  it('a text of two hundred thousand characters is read in one pass, whatever it contains', () => {
    for (const hostile of ['a', '.', '-', 'a-', "a'", 'a.', '+', '#', 'é', ' a']) {
      const text = hostile.repeat(200_000 / hostile.length);
      expect(tokensIn(text).length).toBeLessThanOrEqual(200_000);
    }
    // One pass takes less than a second in all; more than one, minutes.
  }, 15_000);

  // Run apart, so that a text that takes minutes fails the test rather than the run.
  it('a long run of accents in an unusual order is folded at once', () => {
    const marks = '\u0315'.repeat(16_000) + '\u0316'.repeat(16_000);
    const program =
      "import { fold } from './lib/public-project/words.ts'; process.stdout.write(fold('a' + process.argv[1] + 'b'));";
    const run = spawnSync(
      process.execPath,
      ['--import', './scripts/typescript.mjs', '--input-type=module', '-e', program, marks],
      { timeout: 20_000, encoding: 'utf8' },
    );
    expect(run.stdout).toBe('ab');
    expect(fold('été'), 'control').toBe('ete');
  });
});
