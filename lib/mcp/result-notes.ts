import * as z from 'zod';
import { absoluteUrl, config } from '../config/config.ts';
import {
  applyAddress,
  assignmentPath,
  contactPath,
} from '../routes/addresses.ts';

/** What a result says besides assignments. */
export const ResultNotes = z.object({
  links: z
    .record(z.string(), z.string())
    .describe(
      'URI templates (RFC 6570): page; apply and ask, which the person opens',
    ),
  as_of: z.iso.datetime().describe('When the list was read'),
  notice: z.string().optional(),
});

const EXAMPLES =
  'These assignments are made-up examples: no feed is configured.';

const ID = '{id}';
/**
 * The variable as the functions below encode it, twice in an address that is
 * part of another one.
 */
const ENCODED_ID = /%(?:25)?7Bid%(?:25)?7D/g;

const templateOf = (address: string) =>
  (address.startsWith('/') ? absoluteUrl(address) : address).replace(
    ENCODED_ID,
    ID,
  );

/**
 * The notes on a list that was read at this time, as data and as text: the
 * addresses of every assignment, as URI templates with the variable `id`, and
 * whether they are examples. An assignment with an address of its own to apply
 * states that itself.
 */
export function resultNotes(readAt: Date): {
  readonly notes: z.infer<typeof ResultNotes>;
  readonly text: string;
} {
  const links = {
    page: templateOf(assignmentPath(ID)),
    apply: templateOf(applyAddress({ id: ID })),
    ask: templateOf(contactPath({ assignment: ID })),
  };
  const notice = config().feed.url === null ? EXAMPLES : undefined;
  const notes = {
    links,
    as_of: readAt.toISOString(),
    ...(notice && { notice }),
  };
  const addresses = Object.entries(links).map(
    ([name, template]) => `${name} ${template}`,
  );
  const text = [
    `List read at ${notes.as_of}.`,
    notice,
    `Addresses by id: ${addresses.join(' ; ')}`,
  ];
  return { notes, text: text.filter(Boolean).join('\n') };
}

/**
 * What tools say while the list is unavailable: an empty list would mean that
 * nothing is open.
 */
export const unavailableText = ({
  retryAfterSeconds,
}: {
  readonly retryAfterSeconds: number;
}) =>
  `The list of open assignments is unavailable at the moment. Try again in ${retryAfterSeconds} seconds, or write to ${config().salesEmail}.`;
