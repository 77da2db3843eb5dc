import { config } from '../config.ts';

/** What the text of this site may be used for (contentsignals.org); training is the operator's decision. */
export function contentSignal(): string {
  return `search=yes, ai-input=yes, ai-train=${config().aiTraining ? 'yes' : 'no'}`;
}
