import type { Metadata } from 'next';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { config } from '@/lib/config.ts';
import { type Channel, channelOf } from '@/lib/contact/channel.ts';
import { pages } from '@/lib/site.ts';

const { path, title, description } = pages.privacy;

export const metadata: Metadata = { title, description };

// Every sentence here follows from what this deployment does.

const inStore = () => (config().rateLimitRedisUrl === null ? '' : ', in a store that all servers of this site share');

/** What callers are counted for, and where. */
function Counting() {
  const { mcp, work, plainNext } = config();
  return (
    <>
      {mcp.messagesPerMinute + work.perMinute > 0 && (
        <p>
          Programs that call the MCP endpoint are counted by their internet address for one minute{inStore()}, so that
          none of them keeps the others out. The address is forgotten then.
        </p>
      )}
      {work.perMinute > 0 && !plainNext && (
        <p>
          Requests for which a page has to be made anew are counted by internet address for one minute, in the memory of
          the server that makes it, so that nobody takes all of it. The address is forgotten then.
        </p>
      )}
    </>
  );
}

/** A channel that messages can take. */
type Open = Exclude<Channel, { kind: 'none' }>;

function whereMessagesGo(channel: Open): string {
  if (channel.kind === 'smtp') {
    return 'Your message is sent by mail to the people who answer it. This website keeps no copy of it and writes nothing of it to its log.';
  }
  return channel.isMailed
    ? 'Your message is sent by mail to the people who answer it. Until the mail server has taken it, it is kept as a file on this website’s server, and it is deleted there then; one that the mail server refuses stays there for the people who answer it. The website writes nothing of it to its log.'
    : 'Your message is kept as a file on this website’s server, readable by nobody but those who answer it. The website writes nothing of it to its log.';
}

function Form({ channel }: { channel: Open }) {
  return (
    <>
      <p>The form needs no cookie and no JavaScript. {whereMessagesGo(channel)}</p>
      <p>
        To keep out floods of automated messages the site counts for ten minutes how many come from an internet address
        {inStore()}, and forgets the address then.{' '}
        {channel.kind === 'outbox'
          ? 'A message that looks automated is set aside for a person to check, and its sender is told that it has not been sent.'
          : 'A message that looks automated is not kept, and its sender is told that it has not been sent.'}
      </p>
    </>
  );
}

export default async function Privacy() {
  const { appUrl, contact } = config();
  const channel = await channelOf(contact);
  const hasForm = channel.kind !== 'none';
  return (
    <>
      <Breadcrumbs path={path} name={title} />
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
          <Counting />
        </section>
        <section>
          <h2>Writing to us</h2>
          <p>
            What you send by e-mail
            {hasForm && (
              <>
                {' '}
                or through the <a href={pages.contact.path}>contact form</a>
              </>
            )}{' '}
            is used to answer you and for nothing else.
          </p>
          {hasForm && <Form channel={channel} />}
          <p>
            Ask <SalesEmail /> to see, correct or delete what you sent.
          </p>
        </section>
        <section>
          <h2>Signing in</h2>
          <p>
            Professionals sign in at <a href={appUrl}>{new URL(appUrl).host}</a>, which has its own privacy notice. A
            sign-in link from an assignment carries that assignment’s address, so that you come back to it, and nothing
            about you.
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
