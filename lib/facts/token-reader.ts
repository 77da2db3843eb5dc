import { is, type Name, type Span, type Token, type Tokens } from './scan.ts';

/** Reads the tokens of a text one after another. */
export class TokenReader {
  readonly tokens: Tokens;
  /** The position of the next token. */
  at = 0;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  /** The next token, or the one that stands so many further on. */
  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** What can be read in the next token, which it takes then. */
  read<Value>(step: (token: Token) => Value | undefined): Value | undefined {
    const token = this.peek();
    const value = token && step(token);
    if (value !== undefined) this.at += 1;
    return value;
  }

  /** Takes the next token if it is of one of some classes. */
  take(...names: readonly Name[]): Token | undefined {
    return this.read((token) => (is(token, ...names) ? token : undefined));
  }

  /** Passes at most so many tokens of some classes. */
  skip(most: number, ...names: readonly Name[]): void {
    for (let left = most; left > 0 && this.take(...names); left -= 1);
  }

  /** What a step reads. A step that reads nothing takes nothing. */
  attempt<Value>(step: () => Value | undefined): Value | undefined {
    const start = this.at;
    const value = step();
    if (value === undefined) this.at = start;
    return value;
  }
}

/** What a step reads, with the tokens that it took, and their place. */
export type Reading<Value> = Span & {
  readonly value: Value;
  readonly tokens: Tokens;
  /** The position of the first token. */
  readonly at: number;
};

/**
 * All that a step reads in some tokens, from the first to the last. A step that
 * takes nothing reads nothing.
 */
export function readAll<Value>(
  tokens: Tokens,
  step: (reader: TokenReader) => Value | undefined,
): readonly Reading<Value>[] {
  const reader = new TokenReader(tokens);
  const readings: Reading<Value>[] = [];
  for (const [at, { start }] of tokens.entries()) {
    if (at < reader.at) continue;
    reader.at = at;
    const value = reader.attempt(() => step(reader));
    const taken = tokens.slice(at, reader.at);
    const end = taken.at(-1)?.end;
    if (value !== undefined && end !== undefined)
      readings.push({ value, tokens: taken, at, start, end });
  }
  return readings;
}
