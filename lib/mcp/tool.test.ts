import { describe, expect, it } from 'vitest';
import { listOpenAssignments } from './list-open-assignments.ts';

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
    [{ query: 'java' }, /Unrecognized key: "query"\. Did you mean "q"\?.*Arguments: q, role, .*Example: \{"q":/],
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
