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

  /** Takes the next token if it fulfils a condition. */
  takeIf(isWanted: (token: Token) => boolean): Token | undefined {
    const token = this.peek();
    if (token === undefined || !isWanted(token)) return undefined;
    this.at += 1;
    return token;
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
    return this.takeIf((token) => is(token, ...names));
  }

  /** Passes at most so many tokens of some classes. */
  skip(most: number, ...names: readonly Name[]): void {
    for (let left = most; left > 0 && this.take(...names); left -= 1);
  }

  /** Passes all tokens up to one of some classes. */
  skipTo(...names: readonly Name[]): void {
    while (this.takeIf((token) => !is(token, ...names)));
  }

  /** What a step reads. A step that reads nothing takes nothing. */
  attempt<Value>(step: () => Value | undefined): Value | undefined {
    const start = this.at;
    const value = step();
    if (value === undefined) this.at = start;
    return value;
  }

  /** The text between the first of the tokens that were taken and the last. */
  spanFrom(first: number): Span {
    const last = Math.max(first, this.at - 1);
    return [this.tokens[first]?.start ?? 0, this.tokens[last]?.end ?? 0];
  }
}

/** All that a step reads in some tokens, from the first to the last. */
export function readAll<Value>(
  tokens: Tokens,
  step: (reader: TokenReader) => Value | undefined,
): readonly Value[] {
  const reader = new TokenReader(tokens);
  const values: Value[] = [];
  while (reader.at < tokens.length) {
    const value = reader.attempt(() => step(reader));
    if (value === undefined) reader.at += 1;
    else values.push(value);
  }
  return values;
}
