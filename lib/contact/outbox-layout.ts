import { join } from 'node:path';

/** Where messages are delivered. */
export type DestinationName = 'smtp' | 'webhook';

/** The folders of an outbox. Messages that are not to be delivered are files in the outbox itself. */
export function foldersOf(outbox: string) {
  const below = (name: string) => join(/* turbopackIgnore: true */ outbox, name);
  return {
    /** Messages being accepted. */
    incoming: below('incoming'),
    /** A marker file per form that sent a message, containing its reference; kept until the form is too old to be sent. */
    taken: below('taken'),
    /** Messages to be delivered, one file for each destination; see {@link file://./queue.ts}. */
    waiting: below('waiting'),
    /** Messages that a destination rejected permanently, for a person to handle. */
    refused: below('refused'),
    /** Messages that looked automated, for a person to review. */
    quarantine: below('quarantine'),
  };
}

/** What the file names of a message for one destination begin with. */
export function deliveryKey(reference: string, destination: DestinationName): string {
  return destination === 'smtp' ? reference : `${reference}.${destination}`;
}

/** The file name of a message that waits to be delivered. */
export function waitingName(key: string): string {
  return `${key}.0.0.json`;
}
