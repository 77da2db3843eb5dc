import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { config } from '@/lib/config.ts';
import { pages } from '@/lib/site.ts';

const { title, description } = pages.privacy;

export const metadata: Metadata = { title, description };

export default function Privacy() {
  return (
    <>
      <Breadcrumbs path={pages.privacy.path} name={title} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className="rows">
        <section>
          <h2>Reading</h2>
          <p>
            This site sets no cookies, loads nothing from other sites, runs no analytics and knows no visitors. Its log
            holds technical events without addresses of readers. The company that hosts the site may keep its own access
            log for a short time to keep the service running.
          </p>
        </section>
        <section>
          <h2>Writing to us</h2>
          <p>
            What you send by e-mail or through the <a href={pages.contact.path}>contact form</a> is used to answer you
            and for nothing else. The form needs no cookie and no JavaScript. Your message goes to the people who answer
            it; the site itself shows it to nobody and writes nothing of it to its log.
          </p>
          <p>
            To keep out floods of automated messages the site counts for ten minutes how many come from an internet
            address, and forgets it then. A message that looks automated is set aside for a person to check, and its
            sender is told that it has not been sent.
          </p>
          <p>
            Ask <SalesEmail /> to see, correct or delete what you sent.
          </p>
        </section>
        <section>
          <h2>Signing in</h2>
          <p>
            Professionals sign in at <a href={config().appUrl}>{new URL(config().appUrl).host}</a>, which has its own
            privacy notice. A sign-in link from an assignment carries that assignment’s address, so that you come back
            to it, and nothing about you.
          </p>
        </section>
        <section>
          <h2>What is published</h2>
          <p>
            Assignments appear here without names of clients, candidates or contact persons. Whatever else our systems
            know about them does not leave the server.
          </p>
        </section>
      </div>
    </>
  );
}
