import { createHash } from 'node:crypto';
import * as z from 'zod';
import { parseJson } from '../http/json.ts';

/** The most characters of each field, cleaned. */
export const MOST_CHARACTERS = {
  name: 100,
  email: 254,
  company: 200,
  message: 5_000,
  assignment: 200,
  role: 200,
  place: 200,
  start: 100,
  rate: 100,
  profile: 500,
};
/** The fields that a visitor fills in or sees. */
export type FieldName = keyof typeof MOST_CHARACTERS;
/** What is wrong with a field. */
export type FieldProblem = 'missing' | 'malformed' | 'tooLong';

/**
 * What a message is: from a client, about an assignment, an application for
 * one, or from somebody who looks for one.
 */
export const KINDS = [
  'enquiry',
  'question',
  'application',
  'candidate',
] as const;
export type MessageKind = (typeof KINDS)[number];

/**
 * Form fields that are not part of the message. The second is a honeypot for
 * bots: people leave it empty.
 */
export const TOKEN_FIELD = 'form';
export const HONEYPOT_FIELD = 'extra';

/**
 * Control characters, also of the direction of text, except the two that a text
 * may have.
 */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;
/**
 * Folds text into one line without control characters, so that it is safe in a
 * mail header.
 */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.replace(CONTROLS, '').trim();
}

function paragraphs(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return lines.replace(CONTROLS, '').trim();
}

/** A field whose text is cleaned before it is measured. */
function field(name: FieldName, text = z.string(), clean = oneLine) {
  const typed = z.string().prefault('');
  const limited = text.max(MOST_CHARACTERS[name], 'tooLong');
  return typed.transform(clean).pipe(limited);
}
const required = z.string().min(1, 'missing');

/** A link as people write one: `https://` may be missing. */
function link(text: string): string {
  const typed = oneLine(text).replace(/^\/\//, '');
  const isWhole = typed === '' || URL.canParse(typed);
  return isWhole ? typed : `https://${typed}`;
}

/** An address with a host that has a dot. */
const WEB_ADDRESS = /^(?:https?:\/\/[^\s@/?#.]+\.\S+)?$/i;
const profile = z.string().regex(WEB_ADDRESS, 'malformed');

/**
 * A message as a form has it; optional fields that were left empty are empty
 * strings.
 */
const Message = z.object({
  name: field('name', required),
  // Nothing in an address is syntax of a mail header.
  email: field('email', required.regex(z.regexes.email, 'malformed')),
  company: field('company'),
  message: field('message', required, paragraphs),
  assignment: field('assignment'),
  kind: z.enum(KINDS).catch('enquiry'),
  // Of an application, and of a candidate without one, who also says where.
  role: field('role'),
  place: field('place'),
  start: field('start'),
  rate: field('rate'),
  profile: field('profile', profile, link),
});

type Message = z.infer<typeof Message>;

/** The form's fields, exactly as typed, and what is wrong with some. */
export type FieldValues = Readonly<Record<string, string>>;
export type FieldErrors = { readonly [name in FieldName]?: FieldProblem };

/**
 * The kind of a message. One that names no assignment is from a client, unless
 * it is from a candidate.
 */
export function kindOf({ assignment = '', kind }: FieldValues): MessageKind {
  const isFromCandidate = kind === 'application' || kind === 'candidate';
  if (assignment === '') return isFromCandidate ? 'candidate' : 'enquiry';
  return kind === 'application' ? kind : 'question';
}

/**
 * Validates the typed fields: gives the message, or what is wrong with each
 * invalid field.
 */
export function parseMessage(
  values: FieldValues,
): { message: Message } | { errors: FieldErrors } {
  const parsed = Message.safeParse(values);
  if (parsed.success) {
    const { data } = parsed;
    return { message: { ...data, kind: kindOf(data) } };
  }
  const { fieldErrors } = z.flattenError(parsed.error);
  const errors = Object.entries(fieldErrors).map(
    // Of several problems of a field, the first counts.
    ([name, [problem]]) => [name, problem],
  );
  return { errors: Object.fromEntries(errors) };
}

/**
 * The reference shown to the visitor. The same form with the same content
 * always gets the same one, in any process.
 */
export function referenceOf(form: string, message: Message): string {
  const content = JSON.stringify([form, message]);
  const hash = createHash('sha256').update(content).digest();
  const number = hash.readUIntBE(0, 5);
  const digits = number.toString(32).padStart(8, '0').toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Whether a text has the format of a reference. */
export function isReference(text: string) {
  return /^[\dA-Z]{4}-[\dA-Z]{4}$/.test(text);
}

const Stored = Message.extend({
  reference: z.string(),
  received: z.iso.datetime(),
});

/**
 * A message as it is stored and delivered, with the time at which the visitor
 * sent it (RFC 3339).
 */
export type StoredMessage = z.infer<typeof Stored>;

/**
 * Reads a message of the outbox; `null` if it is none. One that an earlier
 * version stored may have fewer fields.
 */
export function parseStored(json: string): StoredMessage | null {
  const { data } = Stored.safeParse(parseJson(json));
  return data ?? null;
}
