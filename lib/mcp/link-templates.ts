import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { applyAddress, assignmentPath, contactPath, markdownPath } from '../routes/addresses.ts';

export const LinkTemplates = z
  .record(z.string(), z.string())
  .describe('URI templates (RFC 6570): page, markdown; apply and ask, which the person opens');

const ID = '{id}';
/** The variable as the functions below encode it, in an address that is part of another one twice. */
const ENCODED_ID = /%(?:25)?7Bid%(?:25)?7D/g;

/**
 * The addresses of every assignment, as URI templates (RFC 6570) with the variable `id` and as a line of text. An assignment with
 * an address of its own to apply states that itself.
 */
export function linkTemplates() {
  const apply = applyAddress({ id: ID });
  const addresses = {
    page: absoluteUrl(assignmentPath(ID)),
    markdown: absoluteUrl(markdownPath(assignmentPath(ID))),
    apply: apply.startsWith('/') ? absoluteUrl(apply) : apply,
    ask: absoluteUrl(contactPath(ID)),
  };
  const templates = Object.entries(addresses).map(
    ([name, address]) => [name, address.replace(ENCODED_ID, ID)] as const,
  );
  const told = templates.filter(([name]) => name !== 'markdown').map((template) => template.join(' '));
  const text = `Addresses by id: ${told.join(' ; ')}`;
  return { links: Object.fromEntries(templates), text };
}
