import * as z from 'zod';
import type { Config } from '../config/config.ts';
import { parseJson } from '../http/json.ts';
import { isReference } from './reference.ts';

export const MOST_CHARACTERS = { message: 5_000, assignment: 200 };
/** What a message is: from a client, about an assignment, an application for one, or from somebody who looks for one. */
const KINDS = ['enquiry', 'question', 'application', 'candidate'] as const;
export type MessageKind = (typeof KINDS)[number];

/** Text of which nothing can be seen. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const CONTROLS = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
// Permissive: any address a mail server may be able to deliver to, but nothing that could be a second address or header syntax.
const EMAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Folds text into one line without control characters, so that it is safe in a mail header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(CONTROLS, '').replace(/ {2,}/g, ' ').trim();

const paragraphs = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : ''))
    .trim();

/** A field whose text is cleaned before it is measured. With an error for a missing text, it is required. */
function text(most: number, what: string, missing = '', clean = oneLine) {
  const number = (characters: number) => characters.toLocaleString('en');
  const measured = z
    .string()
    .refine((value) => missing === '' || !INVISIBLE.test(value), missing)
    .max(most, {
      error: ({ input }) =>
        `${what} must be ${number(most)} characters or fewer; it has ${number(String(input).length)}`,
    });
  return z.string().prefault('').transform(clean).pipe(measured);
}

/** A message as a form has it; optional fields that were left empty are empty strings. */
const Message = z.object({
  name: text(100, 'Your name', 'Enter your name'),
  email: text(254, 'Your e-mail address', 'Enter your e-mail address').refine(
    (value) => EMAIL_ADDRESS.test(value),
    'Enter an e-mail address in the correct format, like name@example.com',
  ),
  company: text(200, 'The company’s name'),
  message: text(MOST_CHARACTERS.message, 'Your message', 'Enter your message', paragraphs),
  assignment: text(MOST_CHARACTERS.assignment, 'The assignment’s id'),
  // The name of that assignment, as the form showed it.
  about: z
    .string()
    .prefault('')
    .transform((shown) => oneLine(shown).slice(0, 200)),
  kind: z.enum(KINDS).catch('enquiry'),
  // Of an application, and of a candidate without one, who also says where.
  role: text(200, 'The role'),
  place: text(200, 'The place'),
  start: text(100, 'When you can start'),
  rate: text(100, 'Your rate'),
  profile: text(500, 'The link to your profile').refine(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    'Enter a link that starts with https://, or leave this empty',
  ),
});

type Message = z.infer<typeof Message>;
export type FieldName = keyof Message;

/** The form's fields, exactly as typed. */
export type FieldValues = Readonly<Record<FieldName, string>>;
export const FIELDS = Object.keys(Message.shape) as readonly FieldName[];
export const fieldValues = (textOf: (name: FieldName) => string) =>
  Object.fromEntries(FIELDS.map((name) => [name, textOf(name)])) as FieldValues;
export const emptyFields = fieldValues(() => '');
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** The kind of a message. One that names no assignment is from a client, unless it is from a candidate. */
export function kindOf({ assignment, kind }: Readonly<Record<'assignment' | 'kind', string>>): MessageKind {
  const isFromCandidate = kind === 'application' || kind === 'candidate';
  if (assignment === '') return isFromCandidate ? 'candidate' : 'enquiry';
  return kind === 'application' ? kind : 'question';
}

/** Validates the typed fields: gives the message, or an error with advice for each invalid field. */
export function parseMessage(values: FieldValues): { readonly message: Message } | { readonly errors: FieldErrors } {
  const parsed = Message.safeParse(values);
  if (parsed.success) return { message: { ...parsed.data, kind: kindOf(parsed.data) } };
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { errors };
}

const Stored = Message.extend({
  reference: z.string().refine(isReference),
  received: z.iso.datetime(),
});

/** A message as it is stored and delivered, with the time at which the visitor sent it (RFC 3339). */
export type StoredMessage = z.infer<typeof Stored>;

/** Reads a message of the outbox; `null` if it is none. One that an earlier version stored may have fewer fields. */
export const parseStored = (json: string): StoredMessage | null => Stored.safeParse(parseJson(json)).data ?? null;

/** Sends a message within a time limit. Gives why it was not accepted, in our own words; `null` if it was. */
export type Send = (message: StoredMessage, settings: Config, mostSeconds: number) => Promise<string | null>;
