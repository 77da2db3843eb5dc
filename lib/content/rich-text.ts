/**
 * A sentence or two, in which words can be a link, `[words](address)`, stand
 * out, `**words**`, or be code, between backticks.
 */
export type RichText = string;

/** A step with what happens in it, or a question with its answer. */
export type Titled = readonly [title: string, text: RichText];
