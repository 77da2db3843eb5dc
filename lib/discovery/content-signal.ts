import { config } from '../config.ts';

/** How the content of this site may be used (contentsignals.org); `AI_TRAINING` decides about training. */
export function contentSignal(): string {
  return `search=yes, ai-input=yes, ai-train=${config().aiTraining ? 'yes' : 'no'}`;
}
