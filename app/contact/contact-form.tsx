import { languageAttributes } from '@/lib/components/in-language.tsx';
import { classed, hidden, linkTo } from '@/lib/components/tags.tsx';
import {
  type FieldErrors,
  type FieldValues,
  HONEYPOT_FIELD,
  kindOf,
  TOKEN_FIELD,
} from '@/lib/contact/message.ts';
import { t } from '@/lib/content/messages.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { pages } from '@/lib/routes/pages.ts';
import { ATTRIBUTES, errorText, FIELDS, fieldTexts } from './forms.ts';
import { roleOptions } from './role-options.ts';

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
  readonly name: keyof typeof ATTRIBUTES;
  readonly state: ContactFormState;
};

/**
 * A form field with its label, hint and error above the control and associated
 * with it.
 */
function ContactField({ name, state: { values, errors } }: FieldProps) {
  const { label, hint } = fieldTexts(name, kindOf(values));
  const problem = errors[name];
  const notes = `${name}-notes`;
  const attributes = {
    id: name,
    name,
    defaultValue: values[name],
    'aria-describedby': notes,
    'aria-invalid': problem && true,
  };
  return (
    <div className={problem ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <div id={notes}>
        {hint && <p className="hint">{hint}</p>}
        {problem && (
          <p className="field-error">
            {t.rich('contact.error', {
              text: errorText(name, problem),
              hidden,
            })}
          </p>
        )}
      </div>
      {name === 'message' ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input type="text" {...ATTRIBUTES[name]} {...attributes} />
      )}
    </div>
  );
}

/** A choice among the roles of an assignment that has several. */
function RoleField({ state: { values, about } }: { state: ContactFormState }) {
  if (about === null || about.roles.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor="role">{t('contact.fields.role')}</label>
      <select id="role" name="role" defaultValue={values.role}>
        {roleOptions(about.roles).map((label) => (
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
      {t.rich('contact.reference', {
        id: values.assignment,
        code: classed('mono'),
      })}
      <input type="hidden" name="assignment" value={values.assignment} />
    </p>
  );
}

function Honeypot() {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{t('contact.fields.honeypot')}</label>
      <input
        id={HONEYPOT_FIELD}
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </p>
  );
}

/**
 * The contact form: a plain POST without scripts, validated only by the server,
 * so that errors look the same for everyone.
 */
export function ContactForm({ state }: { state: ContactFormState }) {
  const kind = kindOf(state.values);
  return (
    <form
      className="contact-form"
      method="post"
      action={pages.contact.path}
      noValidate
      data-mdast="ignore"
    >
      <Reference {...state} />
      {FIELDS[kind].map((name) =>
        name === 'role' ? (
          <RoleField key={name} state={state} />
        ) : (
          <ContactField key={name} name={name} state={state} />
        ),
      )}
      <Honeypot />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      <p className="hint">
        {t.rich(
          kind === 'candidate' ? 'contact.useOfCandidate' : 'contact.use',
          { privacy: linkTo(pages.privacy.path) },
        )}
      </p>
      <p>
        <button type="submit">{t(`contact.${kind}.button`)}</button>
      </p>
    </form>
  );
}
