import * as z from 'zod';
import { config } from '../config/config.ts';
import {
  applyAddress,
  assignmentPath,
  contactPath,
} from '../routes/addresses.ts';

/** A text that no address changes or has. */
const ID = 'ID-OF-AN-ASSIGNMENT';

/** What a result says of the list besides its assignments. */
export const ListState = z.object({
  links: z
    .record(z.string(), z.string())
    .describe('URI templates (RFC 6570) of addresses for the person'),
  as_of: z.iso.datetime().describe('When the list was read'),
});
type ListState = z.infer<typeof ListState>;

/**
 * The same of a list that was read at a time. The addresses are those of pages
 * or, if assignments are shown in full, where the person applies, unless an
 * assignment states its own address, and asks.
 */
export function listState(readAt: Date, isFull: boolean): ListState {
  const addresses = isFull
    ? {
        apply: applyAddress({ id: ID }),
        ask: contactPath({ assignment: ID }),
      }
    : { page: assignmentPath(ID) };
  const links = Object.entries(addresses).map(([name, address]) => {
    const { href } = new URL(address, config().baseUrl);
    return [name, href.replace(ID, '{id}')];
  });
  return { links: Object.fromEntries(links), as_of: readAt.toISOString() };
}

/** Addresses for the person as text. */
export const linksText = ({ links }: ListState): string =>
  Object.entries(links)
    .map(([name, template]) => `${name}: ${template}`)
    .join(' ; ');

/**
 * What tools say while the list is unavailable: an empty list would mean that
 * nothing is open.
 */
export const unavailableText = (retryAfterSeconds: number): string =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;
