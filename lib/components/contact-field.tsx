import type { ReactNode } from 'react';
import type { FieldName } from '../contact/message.ts';

type FieldProps = {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Draws the control with what ties it to its hint and error. */
  readonly control: (tied: {
    id: string;
    name: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
};

/** A field of the form: label, hint and error above the control, and tied to it. */
export function ContactField({ name, label, hint, error, control }: FieldProps) {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
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
      {control({
        id: name,
        name,
        ...(notes && { 'aria-describedby': notes }),
        ...(error && { 'aria-invalid': true as const }),
      })}
    </div>
  );
}
