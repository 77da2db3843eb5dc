import type { Metadata } from 'next';
import {
  companyContact,
  DetailList,
  EmailLink,
} from '@/lib/components/contact-details.tsx';
import { Paragraphs } from '@/lib/components/rich-text.tsx';
import { config } from '@/lib/config/config.ts';
import { channelOf } from '@/lib/contact/channel.ts';
import { company } from '@/lib/content/company.ts';
import { content } from '@/lib/content/content.ts';
import { pages } from '@/lib/content/pages.ts';
import { PageHead } from '../page-head.tsx';

const { title, description } = pages.privacy;

export const metadata: Metadata = { title, description };

export default function Privacy() {
  const { siteName, salesEmail, appUrl } = config();
  const email = company?.privacyEmail ?? salesEmail;
  const notice = content.privacy({
    email,
    host: company?.host,
    channel: channelOf(config()),
  });
  return (
    <>
      <PageHead title={title} lead={description} pattern={1} />
      <div className="rows">
        <section>
          <h2>Who is responsible</h2>
          <p>
            Responsible for the personal data that this website handles (the
            controller under the GDPR) is:
          </p>
          <DetailList
            details={[
              ['Controller', company?.name ?? siteName],
              ...companyContact(),
              [
                'Questions about privacy',
                <EmailLink key="email" address={email} />,
              ],
            ]}
          />
        </section>
        {Object.entries(notice).map(([heading, text]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Paragraphs texts={text} />
          </section>
        ))}
        {appUrl && (
          <section>
            <h2>Signing in</h2>
            <p>
              Professionals sign in at{' '}
              <a href={appUrl}>{new URL(appUrl).host}</a>, which has its own
              privacy notice. A sign-in link on an assignment says which
              assignment you came from, so that you can return to it, and
              nothing about you.
            </p>
          </section>
        )}
      </div>
    </>
  );
}
