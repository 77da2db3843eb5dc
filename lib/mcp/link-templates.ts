import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { applyAddress, assignmentPath, contactPath } from '../routes/addresses.ts';
import { markdownPath } from '../routes/pages.ts';

export const LinkTemplates = z
  .record(z.string(), z.string())
  .describe('URI templates (RFC 6570): page, markdown; apply and ask, which the person opens');

const ID = '{id}';
/** The variable as the functions below encode it, twice in an address that is part of another one. */
const ENCODED_ID = /%(?:25)?7Bid%(?:25)?7D/g;

const templateOf = (address: string) =>
  (address.startsWith('/') ? absoluteUrl(address) : address).replace(ENCODED_ID, ID);

/**
 * The addresses of every assignment, as URI templates (RFC 6570) with the variable `id` and as a line of text. An assignment with
 * an address of its own to apply states that itself.
 */
export function linkTemplates() {
  const page = assignmentPath(ID);
  const links = {
    page: templateOf(page),
    markdown: templateOf(markdownPath(page)),
    apply: templateOf(applyAddress({ id: ID })),
    ask: templateOf(contactPath({ assignment: ID })),
  };
  return { links, text: `Addresses by id: page ${links.page} ; apply ${links.apply} ; ask ${links.ask}` };
}
