import { formKey, issueToken } from '../../lib/contact/form-token.ts';
import { pages } from '../../lib/routes/pages.ts';

export const CONTACT_SECRET = 'the secret of the tests';

const key = formKey({ secret: CONTACT_SECRET });

/** The token of a form opened this many seconds ago. */
export function tokenOfAge(seconds: number): string {
  return issueToken(key, Date.now() - seconds * 1000);
}

export const written = {
  name: 'Renée O’Neill',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n<b>Please</b> & thank you',
};

let visitors = 0;

/**
 * Posts a form as a new visitor each time. Fields that are not given are filled
 * in as a person would.
 */
export function post(
  { url }: { readonly url: string },
  fields: Readonly<Record<string, string>> = {},
) {
  visitors += 1;
  return fetch(`${url}${pages.contact.path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `192.0.2.${visitors}` },
    body: new URLSearchParams({
      ...written,
      extra: '',
      form: tokenOfAge(30),
      ...fields,
    }),
  });
}

/** The reference that a response to a form gives to the visitor, if any. */
export const referenceIn = ({ headers }: Response): string | undefined =>
  /^\/contact\/sent\?ref=([0-9A-Z]{4}-[0-9A-Z]{4})(?:&kind=\w+)?$/.exec(
    headers.get('location') ?? '',
  )?.[1];
