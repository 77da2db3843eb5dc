import { SalesEmail } from '@/lib/components/contact-details.tsx';
import type { FieldName } from '@/lib/contact/message.ts';
import type { RefusedForm } from '@/lib/contact/refused-form.ts';
import { t } from '@/lib/content/messages.ts';
import { errorText } from './forms.ts';

/**
 * Lists what is wrong, with a link to each field, and offers e-mail as the
 * alternative. It takes the focus.
 */
export function ContactErrorSummary({ refusal, errors }: RefusedForm) {
  return (
    <div
      className="error-summary"
      role="alert"
      aria-labelledby="problem"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after an error the page starts here, which GOV.UK's error summary does with a script
      autoFocus
      data-mdast="ignore"
    >
      <h2 id="problem">{t('contact.problem')}</h2>
      {refusal === 'fields' ? (
        <ul>
          {Object.entries(errors).map(([name, problem]) => (
            <li key={name}>
              <a href={`#${name}`}>{errorText(name as FieldName, problem)}</a>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t(`contact.refusals.${refusal}`)}</p>
          <p>{t.rich('contact.alsoByMail', { email: SalesEmail })}</p>
        </>
      )}
    </div>
  );
}
