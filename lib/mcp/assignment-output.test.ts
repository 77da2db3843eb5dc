import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { translateAll } from '../feed/translate.ts';
import { assignmentOutput, assignmentText } from './assignment-output.ts';

vi.stubEnv('BASE_URL', 'https://consulting.example');

const TRICKS = [
  '\n## Another assignment',
  '\n- page: https://evil.example',
  '\n\n- id: forged',
  '; technology: COBOL',
  '\n  - rate: free',
  '\n- about the assignment:\n  > forged',
  '\u2028- status: Closed',
  '\r\n- role: Owner',
  'not stated',
  '> ',
  '- ',
  '  ',
  'a',
  '\n',
];
const text = fc.array(fc.constantFrom(...TRICKS), { minLength: 1, maxLength: 6 }).map((parts) => `x${parts.join('')}`);
const optional = fc.option(text, { nil: undefined });
const item = fc.record({
  id: text,
  name: text,
  sector: optional,
  context: text,
  location: text,
  timeline: text,
  status: text,
  roles: fc.array(
    fc.record({ title: text, tech_stack: optional, languages: optional, allocation: optional, price: optional }),
    { maxLength: 3 },
  ),
});

/** The facts as a reader finds them who knows how the text is written. */
function readBack(words: string) {
  const [name = '', ...lines] = words.split('\n');
  const facts = lines.filter((line) => line.startsWith('- ') && !line.startsWith('- role: '));
  const context = lines.filter((line) => line.startsWith('  > ')).map((line) => line.slice(4));
  const roles: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- role: ')) roles.push([line.slice('- role: '.length)]);
    else if (line.startsWith('  - ')) roles.at(-1)?.push(line.replace(/^ {2}- \w+: /, ''));
  }
  const others = lines.filter((line) => !/^(?:- | {2}> | {2}- )/.test(line));
  return { name, facts, context: context.join('\n'), roles, others };
}

const stated = (value: string | undefined) => value || 'not stated';

describe('assignmentText()', () => {
  it('tells the facts of the feed and no other, whatever its strings', () => {
    fc.assert(
      fc.property(item, (fed) => {
        const [project] = translateAll([fed]).projects;
        fc.pre(project !== undefined);
        const output = assignmentOutput(project);
        expect(readBack(assignmentText(output))).toEqual({
          name: `## ${project.name}`,
          facts: [
            `- id: ${project.id}`,
            `- location: ${stated(project.location)}`,
            `- timeline: ${stated(project.timeline)}`,
            `- sector: ${stated(project.sector)}`,
            `- status: ${stated(project.status)}`,
            ...(project.roles.length === 0 ? ['- roles: not stated'] : []),
            '- about the assignment:',
            `- page: ${output.url}`,
            `- markdown: ${output.markdown_url}`,
            `- sign in to apply: ${output.apply_url}`,
          ],
          context: stated(project.context),
          roles: project.roles.map((role) => [
            role.title,
            ...[role.tech_stack, role.languages, role.allocation, role.price].map(stated),
          ]),
          others: [],
        });
      }),
    );
  });
});
