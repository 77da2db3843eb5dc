import * as z from 'zod';
import { config } from '../config/config.ts';
import {
  applyAddress,
  assignmentPath,
  contactPath,
} from '../routes/addresses.ts';

/** A text that no address changes or has. */
const ID = 'ID-OF-AN-ASSIGNMENT';

const templateOf = (address: string) =>
  new URL(address, config().baseUrl).href.replace(ID, '{id}');

/** The address of an assignment's page, as a URI template. */
export const pageTemplate = () => ({ page: templateOf(assignmentPath(ID)) });

/**
 * Where the person applies, unless the assignment states its own address, and
 * asks, as URI templates.
 */
export const contactTemplates = () => ({
  apply: templateOf(applyAddress({ id: ID })),
  ask: templateOf(contactPath({ assignment: ID })),
});

/** “page https://…/{id}” */
export const linksText = (links: object): string =>
  Object.entries(links)
    .map(([name, template]) => `${name} ${template}`)
    .join(' ; ');

/** What a result says of the list besides its assignments. */
export const ListState = z.object({
  links: z
    .record(z.string(), z.string())
    .describe('URI templates (RFC 6570) of addresses for the person'),
  as_of: z.iso.datetime().describe('When the list was read'),
});

/** The time without fractions of a second (RFC 3339). */
export const asOf = (readAt: Date): string =>
  readAt.toISOString().replace(/\.\d+/, '');

/**
 * What tools say while the list is unavailable: an empty list would mean that
 * nothing is open.
 */
export const unavailableText = (retryAfterSeconds: number): string =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;
