import fc from 'fast-check';
import { FRAGMENTS, SECRET } from './hostile-feed.ts';

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
const hidden = fc.dictionary(text, fc.constant([{ deep: SECRET }]));
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

/**
 * An item of a feed with any texts, and with fields that must not leave the
 * server.
 */
export const anyItem = withHidden(
  fc.record({
    id: text,
    name: text,
    sector: maybe(text),
    context: text,
    location: text,
    timeline: text,
    status: text,
    roles: fc.array(withHidden(role), { maxLength: 3 }),
  }),
);
