import { SalesEmail } from '@/lib/components/contact-details.tsx';
import type { Refusal, RefusedForm } from '@/lib/contact/refused-form.ts';

const again = 'Nothing you typed is lost. Please check it and send it again.';

/**
 * The explanation of each refusal. For `fields`, the errors at the fields are
 * the explanation.
 */
const refusals: { readonly [reason in Refusal]: string | null } = {
  fields: null,
  expired: `The form was no longer valid, so your message has not been sent yet. ${again}`,
  used: `A message was already sent with this form, so this one has not been sent yet. ${again}`,
  automated: `Your message looked automated, so it has not been sent yet. ${again}`,
  elsewhere: `The form was sent from another website, so your message has not been sent yet. ${again}`,
  'too-many':
    'We have received many messages from your network in a short time, so this one has not been sent yet. Nothing you typed is lost. Please send it again in a few minutes.',
  busy: 'We are receiving more messages than usual, so this one has not been sent yet. Nothing you typed is lost. Please try again later.',
  undelivered:
    'We could not confirm that your message was delivered, so please assume that it was not. Nothing you typed is lost. Please send it again in a few minutes.',
};

/**
 * Lists what is wrong, with a link to each field, and offers e-mail as the
 * alternative. It takes the focus.
 */
export function ContactErrorSummary({ refusal, errors }: RefusedForm) {
  const text = refusals[refusal];
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
      <h2 id="problem">There is a problem</h2>
      {text && <p>{text}</p>}
      {refusal === 'fields' ? (
        <ul>
          {Object.entries(errors).map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`}>{error}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          You can also write to <SalesEmail />.
        </p>
      )}
    </div>
  );
}
