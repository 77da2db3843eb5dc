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

const fileName = (reference: string, destination: DestinationName, ...state: readonly string[]) =>
  [reference, ...(destination === 'smtp' ? [] : [destination]), ...state, 'json'].join('.');

/** The file name of a message that waits to be delivered. */
export const waitingName = (reference: string, destination: DestinationName) =>
  fileName(reference, destination, '0', '0');

/** The file name of a message that a process is delivering. */
export const claimedName = (reference: string, destination: DestinationName, claim: number) =>
  fileName(reference, destination, '0', `taken-${claim}`);

/** The file name of a message that was rejected. */
export const refusedName = (reference: string, destination: DestinationName) => fileName(reference, destination);

// Earlier versions had the number of attempts and the time of the next one where there are zeros now.
const NAME = /^([0-9A-Z]{4}-[0-9A-Z]{4})(\.webhook)?\.\d+\.(taken-)?\d+\.json$/;

/** What a file name in `waiting` says, or `null` if it is none of ours. */
export function parseWaitingName(name: string) {
  const [, reference, webhook, claimed] = NAME.exec(name) ?? [];
  if (reference === undefined) return null;
  const destination: DestinationName = webhook === undefined ? 'smtp' : 'webhook';
  return { reference, destination, isClaimed: claimed !== undefined };
}
