import type { ComponentProps } from 'react';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { HONEYPOT_FIELD, TOKEN_FIELD } from '@/lib/contact/form.ts';
import { type FieldErrors, type FieldName, type FieldValues, kindOf, type MessageKind } from '@/lib/contact/message.ts';
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

function About({ values, errors, about }: ContactFormState) {
  if (values.assignment === '') return null;
  return (
    <p id="assignment" tabIndex={-1}>
      About assignment <span className="mono">{values.assignment}</span>
      {errors.assignment && <span className="field-error"> {errors.assignment}</span>}
      <input type="hidden" name="assignment" value={values.assignment} />
      {about !== null && <input type="hidden" name="about" value={about.name} />}
    </p>
  );
}

type Texts = { readonly email: string; readonly message: string; readonly button: string };
const TEXTS = {
  enquiry: { email: 'Work e-mail', message: 'Message', button: 'Send message' },
  question: { email: 'E-mail', message: 'Your question', button: 'Send question' },
  application: { email: 'E-mail', message: 'A few sentences about you', button: 'Send application' },
} as const satisfies Record<MessageKind, Texts>;

/** What an application says besides a message. Nothing is uploaded. */
function ApplicationFields({ state }: { state: ContactFormState }) {
  const roles = state.about?.roles ?? [];
  return (
    <>
      {roles.length > 1 && (
        <div className="field">
          <label htmlFor="role">Role</label>
          <select id="role" name="role" defaultValue={state.values.role}>
            {roles.map(({ title }, at) => (
              <option key={at} {...languageAttributes(state.about?.language)}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <ContactField name="start" label="When can you start? (optional)" state={state} />
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
export function ContactForm({ state }: { state: ContactFormState }) {
  const kind = kindOf(state.values);
  const texts = TEXTS[kind];
  return (
    <form className="contact-form" method="post" action={pages.contact.path} noValidate data-mdast="ignore">
      <About {...state} />
      <ContactField name="name" label="Your name" autoComplete="name" state={state} />
      <ContactField
        name="email"
        type="email"
        label={texts.email}
        hint="We will reply to this address."
        autoComplete="email"
        spellCheck={false}
        state={state}
      />
      {kind === 'application' ? (
        <ApplicationFields state={state} />
      ) : (
        <ContactField name="company" label="Company (optional)" autoComplete="organization" state={state} />
      )}
      <ContactField
        name="message"
        label={texts.message}
        {...(state.isPrefilled && { hint: 'The link you followed filled this in. Change it as you like.' })}
        rows={8}
        state={state}
      />
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      <p className="hint">
        We use what you write only to answer you. See our <a href={pages.privacy.path}>privacy notice</a>.
      </p>
      <p>
        <button type="submit">{texts.button}</button>
      </p>
    </form>
  );
}
