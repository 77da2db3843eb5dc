import type { Metadata } from 'next';
import { companyContact, EmailLink } from '@/lib/components/contact-details.tsx';
import { DetailList } from '@/lib/components/detail-list.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { config } from '@/lib/config/config.ts';
import { type Channel, channelOf } from '@/lib/contact/delivery.ts';
import { company } from '@/lib/content/company.ts';
import { pages } from '@/lib/content/pages.ts';

const { path, title, description } = pages.privacy;

export const metadata: Metadata = { title, description };

// Every sentence here follows from the configuration of this deployment. What has to be stated: GDPR, article 13.

const PrivacyEmail = () => <EmailLink address={company?.privacyEmail ?? config().salesEmail} />;

/** The controller and its contact details (GDPR, article 13(1)(a)). */
function Controller() {
  return (
    <section>
      <h2>Who is responsible</h2>
      <p>Responsible for the personal data that this website handles (the controller under the GDPR) is:</p>
      <DetailList
        details={[
          ['Controller', company?.name ?? config().siteName],
          ...companyContact(),
          ['Questions about privacy', <PrivacyEmail key="email" />],
        ]}
      />
    </section>
  );
}

function Reading() {
  return (
    <section>
      <h2>Reading this website</h2>
      <p>
        This site sets no cookies and stores nothing else on your device. It loads nothing from other sites, runs no
        analytics and does not recognise visitors. Its log records technical events, but no visitor’s internet address
        and nothing that you search for or write.
      </p>
      <p>
        The server needs your internet address to send you the page. The company that hosts the site may keep a log of
        its own for a short time to keep the service running.
      </p>
      <p>
        To answer faster, the server keeps copies of pages in its memory. The copy of a search includes the words that
        were searched for, but nothing about who searched. Copies are dropped when the list of assignments changes, and
        when the server restarts.
      </p>
      {config().mcp.messagesPerMinute > 0 && (
        <p>
          Programs that call the MCP endpoint are counted by their internet address for one minute, so that none of them
          can crowd out the others. After that the address is forgotten.
        </p>
      )}
      <p>
        The legal basis is our legitimate interest in keeping this website working and free from abuse (GDPR, article
        6(1)(f)).
      </p>
    </section>
  );
}

const SYSTEM = 'the system in which we handle enquiries';

function whereMessagesGo(channel: Channel): string {
  if (channel.destination === null) {
    return 'Your message is kept as a file on this website’s server until the people who answer it delete it. The website writes none of it to its log.';
  }
  const isMailed = channel.destination === 'smtp';
  const sent = isMailed ? 'sent by e-mail to the people who answer it' : `passed to ${SYSTEM}`;
  const accepted = `${isMailed ? 'the mail server' : 'that system'} has accepted it`;
  return channel.isStored
    ? `Your message is ${sent}. It is kept as a file on this website’s server until ${accepted}, and is then deleted; if that takes longer than five days, it stays there until the people who answer it delete it. The website writes none of it to its log.`
    : `Your message is ${sent}. This website keeps no copy of it and writes none of it to its log.`;
}

function Form({ channel }: { channel: Channel }) {
  return (
    <>
      <p>
        The form asks for your name, your e-mail address and your message. The company is optional; so are, if you apply
        or ask to be told when something fits, the place, the start, the rate and a link to a profile. You don’t have to
        give us these details, but without them we can’t answer you. The form needs no cookie and no JavaScript.{' '}
        {whereMessagesGo(channel)}
      </p>
      <p>
        To keep out floods of automated messages, the site counts how many come from each internet address within ten
        minutes, and then forgets the address. A message that looks automated is not kept, and its sender is told that
        it has not been sent. For four hours the server also remembers that a form was sent, so that sending it again
        brings no second message.
      </p>
    </>
  );
}

function Writing({ channel }: { channel: Channel | null }) {
  return (
    <section>
      <h2>Writing to us</h2>
      <p>
        What you send by e-mail
        {channel && (
          <>
            {' '}
            or through the <a href={pages.contact.path}>contact form</a>
          </>
        )}{' '}
        is used to answer you and for nothing else, whether you are a client, ask about an assignment or apply for one.
        If you ask to be told when something fits, it is used to find assignments for you and to write to you about
        them.
      </p>
      {channel && <Form channel={channel} />}
      <p>
        The legal basis is article 6(1)(b) of the GDPR where your message is about a contract or leads towards one, and
        otherwise article 6(1)(f): our legitimate interest in answering those who write to us. Your message stays in our
        mailbox{channel?.destination === 'webhook' && ', or in that system,'} until the matter is closed, or for as long
        as the law requires us to keep it; if you asked to be told when something fits, until you ask us to delete it.
      </p>
    </section>
  );
}

/** Recipients of the data (GDPR, article 13(1)(e) and (f)). */
function Recipients({ channel }: { channel: Channel | null }) {
  return (
    <section>
      <h2>Who receives data</h2>
      <ul>
        <li>The company that hosts this website{company?.host && `: ${company.host}`}</li>
        <li>
          {channel?.destination === 'smtp'
            ? 'The operator of our mail server, which also carries messages from the contact form'
            : 'The operator of our mail server, if you write to us by e-mail'}
        </li>
        {channel?.destination === 'webhook' && (
          <li>The operator of {SYSTEM}, which takes messages from the contact form</li>
        )}
      </ul>
      <p>
        This website passes data to nobody else. To find out where these companies process it and, if that is outside
        the European Economic Area, what protects it there, write to <PrivacyEmail />.
      </p>
    </section>
  );
}

/** GDPR, article 13(2)(b), (d) and (f); the right to object is presented separately (article 21(4)). */
function Rights() {
  return (
    <section>
      <h2>Your rights</h2>
      <p>
        To use one of your rights under the GDPR, write to <PrivacyEmail />. You have the right:
      </p>
      <ul>
        <li>to know which data we hold about you and to get a copy (article 15)</li>
        <li>to have incorrect data corrected (article 16)</li>
        <li>to have data deleted (article 17)</li>
        <li>to have its use restricted (article 18)</li>
        <li>to receive the data you gave us in a common format, or have it passed on (article 20)</li>
      </ul>
      <p>
        <strong>You can object</strong> at any time, on grounds relating to your situation, to processing based on our
        legitimate interest (article 21).
      </p>
      <p>
        You can also complain to a data protection authority, in particular where you live, where you work or where you
        think the law was broken (article 77). This website makes no automated decisions with legal or similarly
        significant effects, and builds no profiles.
      </p>
    </section>
  );
}

export default function Privacy() {
  const { appUrl } = config();
  const channel = channelOf(config());
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className="rows">
        <Controller />
        <Reading />
        <Writing channel={channel} />
        <Recipients channel={channel} />
        <Rights />
        {appUrl && (
          <section>
            <h2>Signing in</h2>
            <p>
              Professionals sign in at <a href={appUrl}>{new URL(appUrl).host}</a>, which has its own privacy notice. A
              sign-in link on an assignment says which assignment you came from, so that you can return to it, and
              nothing about you.
            </p>
          </section>
        )}
      </div>
    </>
  );
}
