import { SalesEmail } from '../components/sales-email.tsx';
import { messageSent, messageSentPath, pages } from '../site.ts';
import type { PageView } from './page.ts';

/** The confirmation that a message has arrived. */
export function contactSent(reference: string): PageView {
  return {
    status: 200,
    ...messageSent,
    path: messageSentPath(reference),
    body: (
      <>
        <h1>{messageSent.title}</h1>
        <p className="lead">
          Your reference number is <strong className="mono">{reference}</strong>.
        </p>
        <h2>What happens next</h2>
        <p>
          A person reads your message and answers to the e-mail address you gave. If you hear nothing, or want to add
          something, write to <SalesEmail /> and quote the number.
        </p>
        <p>
          Meanwhile: <a href={pages.openProjects.path}>{pages.openProjects.label.toLowerCase()}</a>.
        </p>
      </>
    ),
    transient: true,
    noindex: true,
  };
}
