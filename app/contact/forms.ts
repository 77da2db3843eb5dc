import type { ComponentProps } from 'react';
import type { FieldName, MessageKind } from '@/lib/contact/message.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';

/** How a field is shown: its label, what to write, and attributes of HTML. */
export type Control = Omit<ComponentProps<'input'>, 'form'> & {
  readonly label: string;
  readonly hint?: string;
};

/** The fields that are the same in every form. */
export const CONTROLS: Readonly<Partial<Record<FieldName, Control>>> = {
  name: { label: t('contact.fields.name'), autoComplete: 'name' },
  email: {
    label: t('contact.fields.email'),
    hint: t('contact.fields.emailHint'),
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
  },
  company: {
    label: t('contact.fields.company'),
    autoComplete: 'organization',
  },
  place: {
    label: t('contact.fields.place'),
    hint: t('contact.fields.placeHint'),
  },
  start: { label: t('contact.fields.start') },
  rate: { label: t('contact.fields.rate'), hint: t('contact.fields.rateHint') },
  profile: {
    label: t('contact.fields.profile'),
    hint: t('contact.fields.profileHint'),
    type: 'url',
    autoComplete: 'url',
  },
};

type Form = {
  /** What is to be written into the field for the message. */
  readonly hint: string;
  readonly fields: readonly FieldName[];
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
