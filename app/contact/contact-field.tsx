import type { ComponentProps } from 'react';
import type { FieldErrors, FieldName, FieldValues } from '@/lib/contact/message.ts';

type FieldProps = Omit<ComponentProps<'input'>, 'form'> & {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  /** The height of a multi-line field. */
  readonly rows?: number;
  readonly state: { readonly values: FieldValues; readonly errors: FieldErrors };
};

/** A form field with its label, hint and error above the control and associated with it. */
export function ContactField({ name, label, hint, rows, state: { values, errors }, ...input }: FieldProps) {
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
