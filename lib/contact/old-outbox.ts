import { placeOf } from './message-file.ts';
import type { Outbox } from './outbox.ts';
import { REFERENCE } from './reference.ts';

// This may be deleted in 2028, or once every site has been started with a version of December 2026 or later.

/** Where earlier versions left messages. They had a file for each destination: it becomes a message that the other has. */
const MOVES = [
  ['.', `^(${REFERENCE})\\.json$`, 'accepted', '0.from-old-outbox-'],
  ['incoming', `\\.(${REFERENCE})\\.[0-9a-f]{12}$`, 'accepted', '0.from-old-writing'],
  ['waiting', `^(${REFERENCE})\\.\\d+\\.(?:taken-)?\\d+\\.json$`, 'accepted', '0.from-old-mailbox', 'webhook'],
  ['waiting', `^(${REFERENCE})\\.webhook\\.\\d+\\.(?:taken-)?\\d+\\.json$`, 'accepted', '0.from-old-webhook', 'smtp'],
  ['refused', `^(${REFERENCE})\\.json$`, 'failed', '0.refused-old-mail', 'webhook'],
  ['refused', `^(${REFERENCE})\\.webhook\\.json$`, 'failed', '0.refused-old-post', 'smtp'],
] as const;

/** Takes over the messages of an outbox as it was before December 2026. Its folder `taken` has none, and is left. */
export async function takeOverOldOutbox({ root, disk }: Outbox) {
  for (const [from, names, folder, form, ...has] of MOVES) {
    for (const name of await disk.list(`${root}/${from}`)) {
      const [, reference] = new RegExp(names).exec(name) ?? [];
      if (reference === undefined) continue;
      await disk.move(`${root}/${from}/${name}`, `${root}/${placeOf({ folder, form, reference, has })}`);
    }
  }
}
