import type { ComponentProps } from 'react';
import type { FieldName, MessageKind } from '@/lib/contact/message.ts';
import { content } from '@/lib/content/content.ts';

/** How a field is shown: its label, what to write, and attributes of HTML. */
export type Control = Omit<ComponentProps<'input'>, 'form'> & {
  readonly label: string;
  readonly hint?: string;
};

/** The fields that are the same in every form. */
export const CONTROLS: Readonly<Partial<Record<FieldName, Control>>> = {
  name: { label: 'Your name', autoComplete: 'name' },
  email: {
    label: 'E-mail',
    hint: 'We will reply to this address.',
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
  },
  company: { label: 'Company (optional)', autoComplete: 'organization' },
  place: {
    label: 'Where you want to work (optional)',
    hint: 'Places, or remote.',
  },
  start: { label: 'Earliest start (optional)' },
  rate: {
    label: 'Your rate (optional)',
    hint: 'With its currency, per hour or day.',
  },
  profile: {
    label: 'Link to your profile (optional)',
    hint: 'For example on LinkedIn, or your own website. There is nothing to upload.',
    type: 'url',
    autoComplete: 'url',
  },
};

type Form = {
  readonly heading: string;
  readonly lead: string;
  readonly message: Control;
  readonly button: string;
  readonly fields: readonly FieldName[];
};

const OF_CLIENTS = ['name', 'email', 'company', 'message'] as const;

/**
 * The form of each kind of message. A lead about an assignment is followed by
 * its name.
 */
export const FORMS: Readonly<Record<MessageKind, Form>> = {
  enquiry: {
    heading: 'Contact',
    lead: 'Tell us about the work and the people you need.',
    message: { label: 'Message', hint: content.clients.whatToTell },
    button: 'Send message',
    fields: OF_CLIENTS,
  },
  question: {
    heading: 'Ask about this assignment',
    lead: 'Your question about',
    message: {
      label: 'Your question',
      hint: 'Anything that the assignment’s page does not say. A question does not count as an application.',
    },
    button: 'Send question',
    fields: OF_CLIENTS,
  },
  application: {
    heading: 'Apply',
    lead: 'Your application for',
    message: {
      label: 'About you',
      hint: 'What you have done that fits this assignment. A few sentences are enough.',
    },
    button: 'Send application',
    fields: ['name', 'email', 'role', 'start', 'rate', 'profile', 'message'],
  },
  candidate: {
    heading: 'Tell me when something fits',
    lead: 'Say what you do, where and from when, and we’ll write to you when an assignment fits.',
    message: {
      label: 'What you do',
      hint: 'Your role, your technologies and the languages you work in.',
    },
    button: 'Send',
    fields: ['name', 'email', 'message', 'place', 'start', 'rate', 'profile'],
  },
};
