/** What the text of this site may be used for (contentsignals.org); training is the operator's decision. */
export function contentSignal(training: boolean): string {
  return `search=yes, ai-input=yes, ai-train=${training ? 'yes' : 'no'}`;
}
