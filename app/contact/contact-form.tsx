import type { ComponentProps } from 'react';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import {
  type FieldErrors,
  type FieldName,
  type FieldValues,
  HONEYPOT_FIELD,
  kindOf,
  type MessageKind,
  TOKEN_FIELD,
} from '@/lib/contact/message.ts';
import { whatToTell } from '@/lib/content/contact.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { pages } from '@/lib/routes/pages.ts';

export type ContactFormState = {
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  readonly token: string;
  /** The assignment the message is about, if it is open. */
  readonly about: PublicProject | null;
  /** Whether the message came with the link that opened the form. */
  readonly isPrefilled?: boolean;
};

type FieldProps = Omit<ComponentProps<'input'>, 'form'> & {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  /** The height of a multi-line field. */
  readonly rows?: number;
  readonly state: { readonly values: FieldValues; readonly errors: FieldErrors };
};

/** A form field with its label, hint and error above the control and associated with it. */
function ContactField({ name, label, hint, rows, state: { values, errors }, ...input }: FieldProps) {
  const error = errors[name];
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const tied = {
    id: name,
    name,
    defaultValue: values[name],
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {rows ? <textarea {...tied} rows={rows} /> : <input type="text" {...input} {...tied} />}
    </div>
  );
}

function Reference({ values, errors }: ContactFormState) {
  if (values.assignment === '') return null;
  return (
    <p id="assignment" tabIndex={-1}>
      Reference <span className="mono">{values.assignment}</span>
      {errors.assignment && <span className="field-error"> {errors.assignment}</span>}
      <input type="hidden" name="assignment" value={values.assignment} />
    </p>
  );
}

type Words = Readonly<Record<'heading' | 'lead' | 'message' | 'hint' | 'button', string>>;

/** The words of each kind’s form. A heading about an assignment is followed by its name. */
export const FORMS: Readonly<Record<MessageKind, Words>> = {
  enquiry: {
    heading: 'Contact',
    lead: 'Tell us about the work and the people you need.',
    message: 'Message',
    hint: whatToTell,
    button: 'Send message',
  },
  question: {
    heading: 'Ask about this assignment',
    lead: 'Your question about',
    message: 'Your question',
    hint: 'Anything that the assignment’s page does not say. A question does not count as an application.',
    button: 'Send question',
  },
  application: {
    heading: 'Apply',
    lead: 'Your application for',
    message: 'About you',
    hint: 'What you have done that fits this assignment. A few sentences are enough.',
    button: 'Send application',
  },
  candidate: {
    heading: 'Tell me when something fits',
    lead: 'Say what you do, where and from when, and we’ll write to you when an assignment fits.',
    message: 'What you do',
    hint: 'Your role, your technologies and the languages you work in.',
    button: 'Send',
  },
};

type StateProps = { readonly state: ContactFormState };

function RoleField({ state: { values, about } }: StateProps) {
  const roles = about?.roles ?? [];
  if (roles.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor="role">Role</label>
      <select id="role" name="role" defaultValue={values.role}>
        {roles.map(({ title }, at) => (
          <option key={at} {...languageAttributes(about?.language)}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a candidate says besides a message. Nothing is uploaded. */
function CandidateFields({ kind, state }: StateProps & { readonly kind: MessageKind }) {
  return (
    <>
      {kind === 'candidate' ? (
        <ContactField name="place" label="Where you want to work (optional)" hint="Places, or remote." state={state} />
      ) : (
        <RoleField state={state} />
      )}
      <ContactField name="start" label="Earliest start (optional)" state={state} />
      <ContactField name="rate" label="Your rate (optional)" hint="With its currency, per hour or day." state={state} />
      <ContactField
        name="profile"
        type="url"
        label="Link to your profile (optional)"
        hint="For example on LinkedIn, or your own website. There is nothing to upload."
        autoComplete="url"
        state={state}
      />
    </>
  );
}

/** The contact form: a plain POST without scripts, validated only by the server, so that errors look the same for everyone. */
export function ContactForm({ state }: StateProps) {
  const kind = kindOf(state.values);
  const words = FORMS[kind];
  const isFromCandidate = kind === 'application' || kind === 'candidate';
  const details = isFromCandidate ? (
    <CandidateFields kind={kind} state={state} />
  ) : (
    <ContactField name="company" label="Company (optional)" autoComplete="organization" state={state} />
  );
  const hint = state.isPrefilled ? `${words.hint} This was filled in for you; change it as you like.` : words.hint;
  return (
    <form className="contact-form" method="post" action={pages.contact.path} noValidate data-mdast="ignore">
      <Reference {...state} />
      <ContactField name="name" label="Your name" autoComplete="name" state={state} />
      <ContactField
        name="email"
        type="email"
        label="E-mail"
        hint="We will reply to this address."
        autoComplete="email"
        spellCheck={false}
        state={state}
      />
      {kind !== 'candidate' && details}
      <ContactField name="message" label={words.message} hint={hint} rows={6} state={state} />
      {kind === 'candidate' && details}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      <p className="hint">
        {kind === 'candidate'
          ? 'We keep what you write until you ask us to delete it, and use it only to find what fits.'
          : 'We use what you write only to answer you.'}{' '}
        See our <a href={pages.privacy.path}>privacy notice</a>.
      </p>
      <p>
        <button type="submit">{words.button}</button>
      </p>
    </form>
  );
}
