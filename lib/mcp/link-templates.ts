import * as z from 'zod';
import { absoluteUrl } from '../config/config.ts';
import { applyAddress, assignmentPath, contactPath, markdownPath } from '../routes/addresses.ts';

/** The addresses of every assignment, as URI templates (RFC 6570) with the variable `id`. */
export const LinkTemplates = z
  .record(z.string(), z.string())
  .describe('URI templates (RFC 6570): page, markdown; apply and ask, which the person opens');

// An id of letters that no function below encodes, in whose place the variable is put.
const ID = 'THE-ID-OF-THE-ASSIGNMENT';
const asTemplate = (address: string) => address.replace(ID, '{id}');

/** The templates of this site. An assignment with an address of its own to apply states that itself. */
export function linkTemplates(): z.infer<typeof LinkTemplates> {
  const apply = applyAddress({ id: ID });
  return {
    page: asTemplate(absoluteUrl(assignmentPath(ID))),
    markdown: asTemplate(absoluteUrl(markdownPath(assignmentPath(ID)))),
    apply: asTemplate(apply.startsWith('/') ? absoluteUrl(apply) : apply),
    ask: asTemplate(absoluteUrl(contactPath(ID))),
  };
}

/** The same as a line of text. */
export const linksLine = (): string =>
  `Addresses by id: ${Object.entries(linkTemplates())
    .map((link) => link.join(' '))
    .join(' ; ')}`;
