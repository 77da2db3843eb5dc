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

type Form = {
  /** What is to be written into the field for the message. */
  readonly hint: string;
  readonly fields: readonly FormField[];
};

const OF_CLIENTS = ['name', 'email', 'company', 'message'] as const;

/** The form of each kind of message. */
export const FORMS: Readonly<Record<MessageKind, Form>> = {
  enquiry: { hint: content.clients.whatToTell, fields: OF_CLIENTS },
  question: { hint: t('contact.question.hint'), fields: OF_CLIENTS },
  application: {
    hint: t('contact.application.hint'),
    fields: ['name', 'email', 'role', 'start', 'rate', 'profile', 'message'],
  },
  candidate: {
    hint: t('contact.candidate.hint'),
    fields: ['name', 'email', 'message', 'place', 'start', 'rate', 'profile'],
  },
};

/** The label of a field, and what to write into it. */
export function fieldTexts(name: FormField, kind: MessageKind) {
  if (name === 'message')
    return { label: t(`contact.${kind}.message`), hint: FORMS[kind].hint };
  return { label: t(`contact.fields.${name}`), hint: HINTS[name] };
}

/** What is wrong with a field, with advice. */
export const errorText = (name: FieldName, problem: FieldProblem): string =>
  t(`contact.errors.${name}`, { problem, most: MOST_CHARACTERS[name] });
