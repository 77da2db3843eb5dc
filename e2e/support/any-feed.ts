import fc from 'fast-check';
import { FRAGMENTS, SECRET } from './hostile-feed.ts';

// Arbitrary feeds (fast-check): any strings in any field, and fields that must
// not leave the server.

const codeUnits = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 30 })
  .map((codes) => String.fromCharCode(...codes));

const fragment = fc.constantFrom(...FRAGMENTS);
const part = fc.oneof(
  ...[fragment, fragment, fragment, codeUnits],
  fc.string({ unit: 'grapheme-ascii', maxLength: 10 }),
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

const role = fc.record({
  title: text,
  tech_stack: maybe(text),
  languages: maybe(text),
  allocation: maybe(text),
  price: maybe(text),
});
const facts = {
  name: text,
  sector: maybe(text),
  context: text,
  location: text,
  timeline: text,
  status: text,
  roles: fc.array(withHidden(role), { maxLength: 3 }),
};

/** An item with texts alone. */
export const plainItem = withHidden(fc.record({ id: text, ...facts }));

const anyOf = (...right: readonly string[]) =>
  maybe(fc.oneof(text, fc.constantFrom(...right), fc.jsonValue()));
const item = withHidden(
  fc.record({
    id: fc.oneof(text, fc.integer(), fc.double()),
    ...facts,
    posted: anyOf('2025-11-03', '2025-11-03T23:30:00-05:00'),
    updated: anyOf('2025-11-04', '2025-11-04T08:00:00.123456Z'),
    language: anyOf('en', 'de', 'ar'),
  }),
);

/** The items of a feed, some of which may be anything. */
export const items = fc
  .array(fc.oneof(item, item, item, fc.jsonValue()), { maxLength: 8 })
  // As received over the network.
  .map((list) => JSON.parse(JSON.stringify(list)) as unknown[]);
