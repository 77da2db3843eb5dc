import { linesOf } from './lines-of.ts';

type Assignment = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Readonly<Record<string, string>>[];
};

/** The assignments of the tests, which need none of the shipped examples. */
export const assignments = linesOf<Assignment>('assignments.jsonl');
