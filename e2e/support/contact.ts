import type { APIRequestContext, APIResponse } from 'playwright/test';
import { formKey, issueToken } from '../../lib/contact/form-token.ts';
import { pages } from '../../lib/site.ts';

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

/** Posts a form as a new visitor each time. Fields that are not given are filled in as a person would. */
export function post(
  request: APIRequestContext,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  visitors += 1;
  return request.post(pages.contact.path, {
    form: { ...written, extra: '', form: tokenOfAge(30), ...form },
    headers: { 'X-Forwarded-For': `192.0.2.${visitors}`, ...headers },
    maxRedirects: 0,
  });
}
