import { placeOf } from './message-file.ts';
import type { Outbox } from './outbox.ts';
import { REFERENCE } from './reference.ts';

// This may be deleted in 2028, or once every site has been started with a version of December 2026 or later.

/** Where earlier versions left messages, and where these belong. */
const MOVES = { '.': 'accepted', incoming: 'accepted', waiting: 'accepted', refused: 'failed' };
const OLD_FILE_NAME = new RegExp(`^(?:[0-9a-z]+\\.[\\w-]+\\.)?(${REFERENCE})\\.[\\w.-]+$`);

/** Takes over an outbox as it was before December 2026. It had a file for each destination: they become one, for all. */
export async function takeOverOldOutbox({ root, disk }: Outbox) {
  for (const [from, folder] of Object.entries(MOVES)) {
    for (const name of await disk.list(`${root}/${from}`)) {
      const [, reference] = OLD_FILE_NAME.exec(name) ?? [];
      const file = { folder, id: `0.from-old-outbox-.${reference}`, has: [] };
      if (reference !== undefined) await disk.move(`${root}/${from}/${name}`, `${root}/${placeOf(file)}`);
    }
  }
}
