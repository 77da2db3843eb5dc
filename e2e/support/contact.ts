import { formKey, issueToken } from '../../lib/contact/form-token.ts';
import { pages } from '../../lib/routes/pages.ts';

export const CONTACT_SECRET = 'the secret of the tests';

const key = formKey({ secret: CONTACT_SECRET });

/** The token of a form opened this many seconds ago. */
export const tokenOfAge = (seconds: number): string =>
  issueToken(key, Date.now() - seconds * 1000);

export const written = {
  name: 'Renée O’Neill',
  email: 'renee@buyer.example',
  company: 'Büro & Söhne',
  message: 'Two people from May.\n<b>Please</b> & thank you',
};

type Texts = Readonly<Record<string, string>>;
let visitors = 0;

/**
 * A form that a new visitor sends each time. Fields that are not given are
 * filled in as a person would.
 */
export function formRequest(url: string, fields: Texts = {}, headers?: Texts) {
  visitors += 1;
  return new Request(`${url}${pages.contact.path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `192.0.2.${visitors}`, ...headers },
    body: new URLSearchParams({
      ...written,
      extra: '',
      form: tokenOfAge(30),
      ...fields,
    }),
  });
}
