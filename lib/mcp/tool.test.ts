import { describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '../site.ts';
import { listOpenAssignments } from './list-open-assignments.ts';
import { tools } from './tools.ts';

const read = (given: unknown) =>
  listOpenAssignments.registration.inputSchema['~standard'].validate(given) as {
    value?: unknown;
    issues?: { message: string }[];
  };

describe('the arguments of a tool', () => {
  it.each([
    [{ q: 'java', role: null }, { q: 'java' }],
    [{ limit: '5' }, { limit: 5 }],
    [{ limit: 5 }, { limit: 5 }],
    [{}, {}],
    [{ limit: 100 }, { limit: 100 }],
  ])('%j are taken as %j', (given, taken) => {
    expect(read(given)).toEqual({ value: taken });
  });

  it.each([
    [
      { technolgy: 'java' },
      /Unrecognized key: "technolgy"\. Did you mean "technology"\?.*Arguments: q, role, .*Example: \{"q":/,
    ],
    [{ limit: 'many' }, /^limit: .*Example/],
    [{ limit: 101 }, /^limit: /],
    [{ limit: 0 }, /^limit: /],
    [{ limit: true }, /^limit: /],
    [{ limit: '' }, /^limit: /],
    [{ limit: [5] }, /^limit: /],
    [{ limit: '1e1' }, /^limit: /],
    [{ country: 'Atlantis' }, /country: Expected a country such as “DE”/],
    [{ remote: 'moon' }, /remote: Expected “yes”/],
    ['java', /^Invalid input.*Example/],
    [null, /^Invalid input.*Example/],
  ])('%j is refused with what is allowed', (given, message) => {
    expect(read(given).issues?.[0]?.message).toMatch(message);
  });
});

describe('the tools', () => {
  it('are those of the registry', () => {
    expect(tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  });

  it.each(tools)(
    '$name says what it is for, is read-only, and allows unknown fields in results only',
    ({ registration }) => {
      const { title, description, annotations, inputSchema, outputSchema } = registration;
      expect(description.length).toBeGreaterThan(200);
      const hints = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
      expect(annotations).toEqual({ title, ...hints });
      const target = { target: 'draft-2020-12' } as const;
      expect(inputSchema['~standard'].jsonSchema.input(target)).toMatchObject({ additionalProperties: false });
      const output = outputSchema['~standard'].jsonSchema.output(target);
      expect(JSON.stringify(output)).not.toContain('"additionalProperties":false');
    },
  );
});
