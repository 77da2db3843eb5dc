import { type Class, is, type Token } from './scan.ts';

/** Reads the tokens of a text one after another. */
export class TokenReader {
  readonly tokens: readonly Token[];
  /** The position of the next token. */
  at = 0;

  constructor(tokens: readonly Token[], at = 0) {
    this.tokens = tokens;
    this.at = at;
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

  /** Takes the next token if it is of one of some classes. */
  take(...types: readonly Class[]): Token | undefined {
    return this.takeIf((token) => is(token, ...types));
  }

  /** Takes the next token if it is one of some words or marks. */
  takeText(...texts: readonly string[]): Token | undefined {
    return this.takeIf(({ text }) => texts.includes(text.trim()));
  }

  /** Passes at most so many tokens that fulfil a condition. */
  skip(most: number, isPassed: (token: Token) => boolean): void {
    for (let left = most; left > 0 && this.takeIf(isPassed); left -= 1);
  }

  /** What a step reads. A step that reads nothing takes nothing. */
  attempt<Value>(step: () => Value | undefined): Value | undefined {
    const start = this.at;
    const value = step();
    if (value === undefined) this.at = start;
    return value;
  }

  /** The text between the first of the tokens that were taken and the last. */
  spanFrom(first: number): readonly [start: number, end: number] {
    const end = this.tokens[Math.max(first, this.at - 1)];
    return [this.tokens[first]?.start ?? 0, end?.end ?? 0];
  }
}

/** All that a step reads in some tokens, from the first to the last. */
export function readAll<Value>(
  tokens: readonly Token[],
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
