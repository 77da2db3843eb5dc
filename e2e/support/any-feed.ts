import fc from 'fast-check';
import { FRAGMENTS, SECRET } from './hostile-feed.ts';

// Arbitrary feeds (fast-check): any strings in any field, and fields that must
// not leave the server.

const codeUnits = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 30 })
  .map((codes) => String.fromCharCode(...codes));

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: codeUnits },
  {
    weight: 3,
    arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 10 }),
  },
);
const text = fc
  .tuple(fc.array(part, { maxLength: 8 }), fc.constantFrom('', ' '))
  .map(([parts, separator]) => parts.join(separator));

const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined });
const hidden = fc.dictionary(
  text,
  fc.constantFrom<unknown>(SECRET, [{ deep: [{ mail: SECRET }] }]),
);
const withHidden = <T extends object>(record: fc.Arbitrary<T>) =>
  fc
    .tuple(hidden, record)
    .map(([more, named]) => ({ client: SECRET, ...more, ...named }));

const facts = {
  sector: maybe(text),
  context: text,
  location: text,
  timeline: text,
  status: text,
};
const skills = {
  tech_stack: maybe(text),
  languages: maybe(text),
  allocation: maybe(text),
  price: maybe(text),
};
const roles = fc.array(withHidden(fc.record({ title: text, ...skills })), {
  maxLength: 3,
});

/** An item with texts alone. */
export const plainItem = withHidden(
  fc.record({ id: text, name: text, ...facts, roles }),
);

const anyOf = (...right: readonly string[]) =>
  maybe(fc.oneof(text, fc.constantFrom(...right), fc.jsonValue()));
const item = withHidden(
  fc.record({
    id: fc.oneof({ weight: 4, arbitrary: text }, fc.integer(), fc.double()),
    name: text,
    ...facts,
    roles,
    posted: anyOf('2025-11-03', '2025-11-03T23:30:00-05:00'),
    updated: anyOf('2025-11-04', '2025-11-04T08:00:00.123456Z'),
    language: anyOf('en', 'de', 'ar'),
  }),
);

/** The items of a feed, some of which may be anything. */
export const items = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: item },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    { maxLength: 8 },
  )
  // As received over the network.
  .map((list) => JSON.parse(JSON.stringify(list)) as unknown[]);
