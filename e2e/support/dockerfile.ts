import { readFileSync } from 'node:fs';

type Step = { readonly instruction: string; readonly rest: string };
type Stage = { readonly from: string; readonly steps: readonly Step[] };

/** The stages of a Dockerfile, each with its steps in order. Heredocs are not supported. */
export function readStages(path: string): readonly Stage[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages: { from: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.push({ from: rest, steps: [] });
    else stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}

/** The arguments of each occurrence of an instruction in the stage. */
export function all({ steps }: Stage, instruction: string): readonly string[] {
  return steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);
}

/** The variables a stage sets, with build arguments at their defaults. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { instruction, rest } of stage.steps) {
    if (instruction !== 'ENV' && instruction !== 'ARG') continue;
    for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) {
      values[name] = value.replace(/^\$(\w+)$/, (_all, other: string) => values[other] ?? '');
    }
  }
  return values;
}

/** The words of a command in exec form, `["node", "server.mjs"]`. */
export function commandOf(text: string): readonly string[] {
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}
