import type { DestinationName } from './destination.ts';
import { REFERENCE } from './reference.ts';

/**
 * Where the file of a message is, and what its name says. The reference is made of the form and the text, so files that
 * share both hold the same message: a rename that finds its name taken replaces a message by itself, never by another.
 */
export type MessageFile = {
  readonly folder: string;
  /** The form that brought it; see {@link file://./form-token.ts}. */
  readonly form: string;
  readonly reference: string;
  /** The destinations that have it. */
  readonly has: readonly DestinationName[];
  /** The process that sends it; only in `claimed`. */
  readonly sender?: string | undefined;
};

const NAME = new RegExp(`^([0-9a-z]+\\.[\\w-]{16})\\.(${REFERENCE})((?:\\.smtp|\\.webhook)*)\\.json(?:@([\\w-]+))?$`);

/** Such as `accepted/mia2k3x4.q0pV1d8ZkR3nT5aB.7K2M-Q9XD.smtp.json`; in `claimed`, with `@` and the sender at the end. */
export function placeOf({ folder, form, reference, has, sender }: MessageFile): string {
  return `${folder}/${[form, reference, ...has].join('.')}.json${folder === 'claimed' ? `@${sender}` : ''}`;
}

/** The message whose file has this name; `null` if no message has such a name in this folder. */
export function parseName(folder: string, name: string): MessageFile | null {
  const [, form, reference, has = '', sender] = NAME.exec(name) ?? [];
  if (form === undefined || reference === undefined || (sender !== undefined) !== (folder === 'claimed')) return null;
  return { folder, form, reference, has: has.split('.').slice(1) as DestinationName[], sender };
}
