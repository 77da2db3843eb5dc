import { beforeEach, expect, it, vi } from 'vitest';
import {
  CONTACT_SECRET,
  formRequest,
  tokenOfAge,
  written,
} from '../../e2e/support/contact.ts';
import { readConfig } from '../config/config.ts';

const submit = vi.hoisted(() => vi.fn());
vi.mock('./delivery.ts', () => ({ delivery: () => ({ submit }) }));

const BASE_URL = 'https://consulting.example';
const settings = readConfig({ BASE_URL, CONTACT_SECRET, TRUSTED_PROXIES: '1' });
const values = { ...written, kind: 'enquiry' };
type Texts = Readonly<Record<string, string>>;

let receive: typeof import('./receive.ts').receive;
const send = (fields: Texts = {}, headers: Texts = {}) =>
  receive(formRequest(BASE_URL, { ...values, ...fields }, headers), settings);

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
beforeEach(async () => {
  // The limits of a site that has counted nothing yet.
  vi.resetModules();
  submit.mockReset().mockResolvedValue('accepted');
  ({ receive } = await import('./receive.ts'));
});

const CONFIRMED = {
  reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  kind: 'enquiry',
};

// The pages that follow: app/contact/refused-form.test.ts. Every other token
// that is refused: form-token.test.ts.
it.each<[title: string, fields: Texts, headers: Texts, answer: object]>([
  ['sent as a person does (control)', {}, {}, CONFIRMED],
  ['with the longest message', { message: '漢'.repeat(5_000) }, {}, CONFIRMED],
  [
    'open for hours',
    { form: tokenOfAge(5 * 3600) },
    {},
    { refusal: 'expired' },
  ],
  [
    'with the hidden field filled in',
    { extra: 'https://spam.example' },
    {},
    { refusal: 'automated' },
  ],
  [
    'from a page of another site',
    {},
    { Origin: 'https://evil.example' },
    { refusal: 'elsewhere' },
  ],
  [
    'without a name',
    { name: '' },
    {},
    { refusal: 'fields', errors: { name: 'missing' } },
  ],
])(
  'a form %s is taken, or comes back with everything typed',
  async (_title, fields, headers, answer) => {
    const receipt = await send(fields, headers);
    expect(receipt).toMatchObject(answer);
    expect(submit).toHaveBeenCalledTimes(answer === CONFIRMED ? 1 : 0);
    if (!receipt || !('refusal' in receipt)) return;
    const { extra: _, form, ...changed } = fields;
    expect(receipt.values).toMatchObject({ ...values, ...changed });
    // The form keeps its age, unless that is why it was refused.
    if (form !== undefined)
      expect(receipt.token === form).toBe(receipt.refusal !== 'expired');
  },
);

it.each(['undelivered', 'used', 'busy'])(
  'a form whose message is %s comes back as it was',
  async (refusal) => {
    const outcome = { refusal, retryAfterSeconds: 7 };
    submit.mockResolvedValue(outcome);
    const form = tokenOfAge(30);
    const receipt = await send({ form });
    expect(receipt).toMatchObject({ ...outcome, values });
    expect(
      receipt && 'token' in receipt && receipt.token === form,
      'a used one is new',
    ).toBe(refusal !== 'used');
  },
);

it.each([
  [
    'an address, also by others that it claims,',
    10,
    '203.0.113.N, 198.51.100.1',
    '198.51.100.2',
  ],
  ['a /48 of IPv6', 100, '2001:db8:1:N::1', '2001:db8:2:1::1'],
])(
  'of %s %i forms in ten minutes are taken, and others need not wait',
  async (_what, most, caller, other) => {
    const from = (address: string) => send({}, { 'X-Forwarded-For': address });
    for (let at = 0; at < most; at += 1)
      expect(await from(caller.replace('N', `${at}`))).toEqual(CONFIRMED);
    const refused = {
      refusal: 'tooMany',
      values,
      retryAfterSeconds: expect.any(Number),
    };
    expect(await from(caller.replace('N', `${most}`))).toMatchObject(refused);
    expect(await from(other)).toEqual(CONFIRMED);
  },
);

it('a form over 64 KiB is not read, and what is no form has no fields', async () => {
  expect(await send({ message: 'x'.repeat(64 * 1024) })).toBeNull();
  const noForm = new Request(formRequest(BASE_URL), { body: '{"name":"A"}' });
  expect(await receive(noForm, settings)).toMatchObject({ refusal: 'fields' });
});
