import type { DestinationName } from './destination.ts';
import { REFERENCE } from './reference.ts';

/** The folders of an outbox, in the order in which a message passes them; docs/contact-form.md has the drawing. */
export const FOLDERS = ['tmp', 'accepted', 'claimed', 'sent', 'failed'] as const;

/**
 * Where the file of a message is, and what its name says. Files with the same id hold the same message, because the
 * reference is made of the form and the text: a rename that finds its name taken replaces a message by itself.
 */
export type MessageFile = {
  readonly folder: string;
  /** The form that brought it (see {@link file://../http/form-token.ts}), and its reference. */
  readonly id: string;
  /** The destinations that have it. */
  readonly has: readonly DestinationName[];
  /** The process that sends it; only in `claimed`. */
  readonly sender?: string | undefined;
};

const FILE_NAME = new RegExp(
  `^([0-9a-z]+\\.[\\w-]{16}\\.${REFERENCE})((?:\\.smtp|\\.webhook)*)\\.json(?:@([\\w-]+))?$`,
);

/** Such as `accepted/mia2k3x4.q0pV1d8ZkR3nT5aB.7K2M-Q9XD.smtp.json`; in `claimed`, with `@` and the sender at the end. */
export function placeOf({ folder, id, has, sender }: MessageFile): string {
  return `${folder}/${[id, ...has].join('.')}.json${folder === 'claimed' ? `@${sender}` : ''}`;
}

/** The message whose file has this name; `null` if no message has such a name in this folder. */
export function parseName(folder: string, name: string): MessageFile | null {
  const [, id, has = '', sender] = FILE_NAME.exec(name) ?? [];
  if (id === undefined || (sender !== undefined) !== (folder === 'claimed')) return null;
  return { folder, id, has: has.split('.').slice(1) as DestinationName[], sender };
}
