import {
  type ResourceEntry,
  resourceEntries,
} from '../../lib/routes/resources.ts';

const all: readonly ResourceEntry[] = resourceEntries;

/** What is for programs and only read. */
export const documents = all.filter(({ methods }) => methods === undefined);
