import type { ComponentProps } from 'react';
import {
  type FieldName,
  type FieldProblem,
  type MessageKind,
  MOST_CHARACTERS,
} from '@/lib/contact/message.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';

type FormField = Exclude<FieldName, 'assignment'>;

/** The attributes of a field whose values browsers know. */
export const ATTRIBUTES: Partial<Record<FormField, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  company: { autoComplete: 'organization' },
  profile: { type: 'url', autoComplete: 'url' },
};

const HINTS: Partial<Record<FormField, string>> = {
  email: t('contact.fields.emailHint'),
  place: t('contact.fields.placeHint'),
  rate: t('contact.fields.rateHint'),
  profile: t('contact.fields.profileHint'),
};

const OF_CLIENTS = ['name', 'email', 'company', 'message'] as const;

/** The fields of the form for each kind of message. */
export const FIELDS: Readonly<Record<MessageKind, readonly FormField[]>> = {
  enquiry: OF_CLIENTS,
  question: OF_CLIENTS,
  application: ['name', 'email', 'role', 'start', 'rate', 'profile', 'message'],
  candidate: ['name', 'email', 'message', 'place', 'start', 'rate', 'profile'],
};

/** The label of a field, and what to write into it. */
export function fieldTexts(name: FormField, kind: MessageKind) {
  if (name !== 'message')
    return { label: t(`contact.fields.${name}`), hint: HINTS[name] };
  const hint =
    kind === 'enquiry' ? content.clients.whatToTell : t(`contact.${kind}.hint`);
  return { label: t(`contact.${kind}.message`), hint };
}

/** What is wrong with a field, with advice. */
export const errorText = (name: FieldName, problem: FieldProblem): string =>
  t(`contact.errors.${name}`, { problem, most: MOST_CHARACTERS[name] });
