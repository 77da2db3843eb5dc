import * as z from 'zod';
import { applicationPath, assignmentPath, contactPath, markdownPath, signInUrl } from '../addresses.ts';
import { absoluteUrl, config } from '../config.ts';

/** The addresses of every assignment, as URI templates (RFC 6570) with the variable `id`. */
export const LinkTemplates = z
  .record(z.string(), z.string())
  .describe('URI templates (RFC 6570): page, markdown; apply and ask, which the person opens');

// An id of letters that no function below encodes, in whose place the variable is put.
const ID = 'ASSIGNMENT';
const asTemplate = (address: string) => address.replace(ID, '{id}');

/** The templates of this site. An assignment with an address of its own to apply states that itself. */
export function linkTemplates(): z.infer<typeof LinkTemplates> {
  const { applyUrl } = config();
  const signIn = signInUrl();
  const page = absoluteUrl(assignmentPath(ID));
  const ask = absoluteUrl(contactPath(ID));
  const afterSignIn = signIn && `${signIn}?return_to=${encodeURIComponent(assignmentPath(ID))}`;
  return {
    page: asTemplate(page),
    markdown: asTemplate(absoluteUrl(markdownPath(assignmentPath(ID)))),
    apply: applyUrl ?? asTemplate(afterSignIn ?? absoluteUrl(applicationPath(ID))),
    ask: asTemplate(ask),
  };
}

/** The same as a line of text. */
export const linksLine = (): string =>
  `Addresses by id: ${Object.entries(linkTemplates())
    .map((link) => link.join(' '))
    .join(' ; ')}`;
