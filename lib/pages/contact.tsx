import { SalesEmail } from '../components/sales-email.tsx';
import { config } from '../config.ts';
import type { Refusal } from '../contact/receive.ts';
import { pages, signInUrl } from '../site.ts';
import { ContactErrorSummary } from './contact-error-summary.tsx';
import { ContactForm, type ContactFormState } from './contact-form.tsx';
import { refusals } from './contact-refusal.tsx';
import type { PageView, StaticPage } from './page.ts';

/** The page around a form, or around none. In markdown there is never one: an agent writes a mail, or its person does. */
function Body({ form, refusal }: { form?: ContactFormState; refusal?: Refusal | undefined }) {
  return (
    <>
      {form && refusal && <ContactErrorSummary refusal={refusal} errors={form.errors} typed={form.typed} />}
      <h1>{pages.contact.title}</h1>
      <p className="lead">
        Write to <SalesEmail />
        {form && ', or use the form'}. Two or three sentences about the work are enough for a first answer.
      </p>
      {form && <ContactForm state={form} />}
      <h2>If you need people</h2>
      <p>Helpful to know: what has to be done, which roles you think of, from when, for how long, and where.</p>
      <h2>If you are a professional</h2>
      <p>
        Applications go through the sign-in site: <a href={signInUrl(config().appUrl)}>sign in</a>, choose an assignment
        and apply. Questions about an assignment are welcome by e-mail; please name its id.
      </p>
    </>
  );
}

/** Without a form: as markdown, and where messages can't be passed on. */
export const contact: StaticPage = () => ({ status: 200, ...pages.contact, body: <Body /> });

/** With a form, and after a refusal with what is wrong. */
export function contactWithForm(form: ContactFormState, refusal?: Refusal): PageView {
  return {
    ...pages.contact,
    status: refusal ? refusals[refusal].status : 200,
    title: refusal ? `Error: ${pages.contact.title}` : pages.contact.title,
    body: <Body form={form} refusal={refusal} />,
    personal: true,
  };
}
