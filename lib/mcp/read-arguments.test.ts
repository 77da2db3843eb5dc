import { describe, expect, it } from 'vitest';
import { listOpenAssignments } from './list-open-assignments.ts';
import { argumentsValidator } from './read-arguments.ts';

const read = argumentsValidator(listOpenAssignments.input, listOpenAssignments.example).getValidator({});

describe('the arguments of a tool', () => {
  it.each([
    [{ q: 'java', role: null }, { q: 'java' }],
    [{ limit: '5' }, { limit: 5 }],
    [{ limit: 5 }, { limit: 5 }],
    [{}, {}],
    [{ limit: 100 }, { limit: 100 }],
  ])('%j are taken as %j', (given, taken) => {
    expect(read(given)).toEqual({ valid: true, data: taken, errorMessage: undefined });
  });

  it.each([
    [{ query: 'java' }, /no argument "query"\. Did you mean "q"\?.*Arguments: q, role, .*Example: \{"q":/],
    [{ limit: 'many' }, /^limit: .*Example/],
    [{ limit: 101 }, /^limit: /],
    [{ limit: 0 }, /^limit: /],
    [{ country: 'Atlantis' }, /country: Expected a country such as “DE”/],
    [{ remote: 'moon' }, /remote: Expected “yes”/],
    ['java', /^arguments: /],
    [null, /^arguments: /],
  ])('%j is refused with what is allowed', (given, message) => {
    const result = read(given);
    expect(result.valid).toBe(false);
    expect(result.errorMessage).toMatch(message);
  });
});
