import { clientsButton, replyPromise } from '../content/contact.ts';
import { pages } from '../routes/pages.ts';
import { SalesEmail } from './contact-details.tsx';

/** The end of a page for clients: the button that leads to the contact page, and the e-mail address. */
export function TalkToUs() {
  return (
    <section className="closing">
      <h2>Talk to us</h2>
      <p className="lead">
        A few sentences to <SalesEmail /> are enough. {replyPromise}
      </p>
      <p className="tools">
        <a className="button" href={pages.contact.path}>
          {clientsButton}
        </a>
      </p>
    </section>
  );
}
