import { languageAttributes } from '@/lib/components/in-language.tsx';
import {
  type FieldErrors,
  type FieldName,
  type FieldValues,
  HONEYPOT_FIELD,
  kindOf,
  TOKEN_FIELD,
} from '@/lib/contact/message.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { pages } from '@/lib/routes/pages.ts';
import { CONTROLS, type Control, FORMS } from './forms.ts';
import { roleLabels } from './role-labels.ts';

/**
 * What the form shows: `about` is the assignment that the message is about, if
 * it is open.
 */
export type ContactFormState = {
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  readonly token: string;
  readonly about: PublicProject | null;
};

type FieldProps = {
  readonly name: FieldName;
  readonly control: Control;
  readonly state: ContactFormState;
};

/**
 * A form field with its label, hint and error above the control and associated
 * with it.
 */
function ContactField({
  name,
  control,
  state: { values, errors },
}: FieldProps) {
  const { label, hint, ...attributes } = control;
  const error = errors[name];
  const notes = [hint && `${name}-hint`, error && `${name}-error`]
    .filter(Boolean)
    .join(' ');
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
      {name === 'message' ? (
        <textarea {...tied} rows={6} />
      ) : (
        <input type="text" {...attributes} {...tied} />
      )}
    </div>
  );
}

/** A choice among the roles of an assignment that has several. */
function RoleField({ state: { values, about } }: { state: ContactFormState }) {
  if (about === null || about.roles.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor="role">Role</label>
      <select id="role" name="role" defaultValue={values.role}>
        {roleLabels(about.roles).map((label) => (
          <option key={label} {...languageAttributes(about.language)}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Reference({ values }: ContactFormState) {
  if (!values.assignment) return null;
  return (
    <p id="assignment" tabIndex={-1}>
      Reference <span className="mono">{values.assignment}</span>
      <input type="hidden" name="assignment" value={values.assignment} />
    </p>
  );
}

/**
 * The contact form: a plain POST without scripts, validated only by the server,
 * so that errors look the same for everyone.
 */
export function ContactForm({ state }: { state: ContactFormState }) {
  const kind = kindOf(state.values);
  const { fields, message, button } = FORMS[kind];
  const controls = { ...CONTROLS, message };
  return (
    <form
      className="contact-form"
      method="post"
      action={pages.contact.path}
      noValidate
      data-mdast="ignore"
    >
      <Reference {...state} />
      {fields.map((name) => {
        const control = controls[name];
        return control ? (
          <ContactField
            key={name}
            name={name}
            control={control}
            state={state}
          />
        ) : (
          <RoleField key={name} state={state} />
        );
      })}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
        <input
          id={HONEYPOT_FIELD}
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
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
        <button type="submit">{button}</button>
      </p>
    </form>
  );
}
