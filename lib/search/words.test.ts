import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { project } from '../../e2e/support/project.ts';
import { createProjectList } from '../projects/project-list.ts';
import { fold } from '../public-project/words.ts';
import { search } from './search.ts';
import { tokensIn } from './terms.ts';

function finds(query: string, text: string): boolean {
  const { matching, remarks } = search(createProjectList([project('', { context: text })]), { filter: { q: query } });
  return matching.length > 0 && !remarks.some((remark) => remark.endsWith('closest.'));
}

describe('words', () => {
  it.each([
    ['C#', 'Senior C# developer', 'C'],
    ['C++', 'C/C++ on Linux', 'C'],
    ['C/C++', 'C and C++', 'C'],
    ['C++', 'C++20, Qt', 'C'],
    ['C', 'C, Rust', 'C#'],
    ['C', 'C/C#', 'C++'],
    ['.NET', '.NET 9', 'the net result'],
    ['.net', 'ASP.NET Core', 'internet'],
    ['NET', '(.NET)', 'internet'],
    ['ASP.NET', 'ASP .NET', '.NET'],
    ['go', 'Go1.22', 'Google Cloud'],
    ['Go', 'Go, Rust', 'Django'],
    ['Go', 'Java/Go/Spring', 'SAP go-live'],
    ['Java', 'Java 21', 'JavaScript'],
    ['JavaScript', 'JavaScript/TypeScript', 'Java'],
    ['script', 'a script', 'JavaScript'],
    ['Kotlin', 'Java/Kotlin/Spring/Hibernate/PostgreSQL/Docker/Kubernetes/Jenkins', 'Kot'],
    ['node', 'Node.js', 'nodes'],
    ['Node.js', 'NodeJS', 'Node'],
    ['Node JS', 'Node.js', 'Node'],
    ['node.js', 'node js', 'Node'],
    ['React', 'React.js', 'Reactive'],
    ['backend', 'Back-end developer', 'back'],
    ['back end', 'backend developer', 'back office'],
    ['back‑end', 'back-end', 'end'],
    ['CI CD', 'CI/CD', 'CI'],
    ['R&D', 'in R&D', 'R'],
    ['Vue', 'Vue3', 'view'],
    ['goteborg', 'Göteborg, Sverige', 'Gotland'],
    ['Zürich', 'ZURICH', 'Zug'],
    ['Strasse', 'Straße', 'Stress'],
    ['Tromso', 'Tromsø', 'Trom'],
    ['Lodz', 'Łódź', 'Lod'],
    ['naive', 'naı\u0308ve', 'nave'],
    ['ﬁnance', 'Finance', 'fin'],
    ['αθηνα', 'Αθήνα', 'Athen'],
    ['東京', '東京, 日本', '日本'],
    ['istanbul', 'İstanbul', 'stan'],
    ['harbour', 'the harbour’s site', 'site'],
    ['batteries', 'new battery', 'new'],
    ['Vaesteraas', 'Västerås', 'Aas'],
    ['architect senior', 'Senior solution architect', 'Senior developer'],
    ['10000', '10000', '1000'],
  ])('“%s” is found in “%s” and not in “%s”', (query, text, other) => {
    expect([finds(query, text), finds(query, other)]).toEqual([true, false]);
  });

  it('a query without words leaves nothing out', () => {
    expect(finds('?!', 'anything')).toBe(true);
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
