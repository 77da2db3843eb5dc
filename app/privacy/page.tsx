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
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { PageHead } from '../page-head.tsx';

export const metadata = pages.privacy;

export default function Privacy() {
  const { siteName, salesEmail, appUrl } = config();
  const email = company?.privacyEmail ?? salesEmail;
  const notice = content.privacy({
    email,
    host: company?.host,
    channel: channelOf(config()),
    appUrl,
  });
  return (
    <>
      <PageHead {...pages.privacy} pattern={1} />
      <div className="rows">
        <section>
          <h2>{t('privacy.responsible')}</h2>
          <p>{t('privacy.responsibleIs')}</p>
          <DetailList
            details={[
              [t('privacy.controller'), company?.name ?? siteName],
              ...companyContact(),
              [t('privacy.contact'), <EmailLink key="email" address={email} />],
            ]}
          />
        </section>
        {Object.entries(notice).map(([heading, text]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Paragraphs texts={text} />
          </section>
        ))}
      </div>
    </>
  );
}
