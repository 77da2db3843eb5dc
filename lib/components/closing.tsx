import type { ReactNode } from 'react';
import { Mark } from '../brand/brand.tsx';
import { content } from '../content/content.ts';
import { t } from '../content/messages.ts';
import { pages } from '../routes/pages.ts';
import { SalesEmail } from './contact-details.tsx';

type Props = {
  readonly title: string;
  /** What the button says, and where it leads. */
  readonly button: string;
  readonly address: string;
  readonly children: ReactNode;
};

/** The end of a page: what to do next. */
export function Closing({ title, button, address, children }: Props) {
  return (
    <section className="closing">
      <h2>{title}</h2>
      <p className="lead">{children}</p>
      <p className="tools">
        <a className="button" href={address}>
          {button}
        </a>
      </p>
      <Mark />
    </section>
  );
}

/** The end of a page for clients, who write to us. */
export function TalkToUs() {
  const { button, replyPromise } = content.clients;
  return (
    <Closing
      title={t('talk.heading')}
      button={button}
      address={pages.contact.path}
    >
      {t.rich('talk.lead', { email: SalesEmail })} {replyPromise}
    </Closing>
  );
}
