import type { ComponentProps } from 'react';
import { HONEYPOT_FIELD, TOKEN_FIELD } from '@/lib/contact/form.ts';
import type { FieldErrors, FieldName, FieldValues } from '@/lib/contact/message.ts';
import type { PublicProject } from '@/lib/public-project.ts';
import { pages } from '@/lib/site.ts';

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

/** The contact form: a plain POST without scripts, validated only by the server, so that errors look the same for everyone. */
export function ContactForm({ state }: { state: ContactFormState }) {
  return (
    <form className="contact-form" method="post" action={pages.contact.path} noValidate data-mdast="ignore">
      <About {...state} />
      <ContactField name="name" label="Your name" autoComplete="name" state={state} />
      <ContactField
        name="email"
        type="email"
        label={state.about ? 'E-mail' : 'Work e-mail'}
        hint="We will reply to this address."
        autoComplete="email"
        spellCheck={false}
        state={state}
      />
      <ContactField name="company" label="Company (optional)" autoComplete="organization" state={state} />
      <ContactField
        name="message"
        label={state.about ? 'Your question' : 'Message'}
        {...(state.isPrefilled && { hint: 'The link you followed filled this in. Change it as you like.' })}
        rows={8}
        state={state}
      />
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      <p className="hint">
        We use what you write only to answer you. See our <a href={pages.privacy.path}>privacy notice</a>.
      </p>
      <p>
        <button type="submit">{state.about ? 'Send question' : 'Send message'}</button>
      </p>
    </form>
  );
}
