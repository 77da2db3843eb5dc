import { AsOf } from '../components/as-of.tsx';
import { AssignmentLinks } from '../components/assignment-links.tsx';
import { FeedNotice } from '../components/feed-notice.tsx';
import { SalesEmail } from '../components/sales-email.tsx';
import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { pages, signInUrl } from '../site.ts';
import type { LivePage } from './page.ts';

const NEWEST = 3;

function OpenNow({ reading }: { reading: ProjectsReading }) {
  if (reading.snapshot === null) return <FeedNotice reading={reading} />;
  const { data: projects, readAt } = reading.snapshot;
  return (
    <>
      <FeedNotice reading={reading} />
      <p>
        <strong>{projects.length === 1 ? '1 assignment' : `${projects.length} assignments`}</strong> open, read{' '}
        <AsOf time={readAt} />.
      </p>
      <AssignmentLinks projects={projects.slice(0, NEWEST)} />
    </>
  );
}

function Body({ reading }: { reading: ProjectsReading }) {
  const { appUrl, siteName } = config();
  return (
    <>
      <section className="hero">
        <h1>We staff technology assignments with independent professionals.</h1>
        <p className="lead">
          {siteName} finds developers, architects, designers and leads for work that has a beginning and an end. Every
          assignment that is open is on this site for everyone to read.
        </p>
        <ul className="doors">
          <li>
            <h2>
              <a href={pages.contact.path}>I need people</a>
            </h2>
            <p>Tell us what has to be done. We answer with people who have done it before.</p>
          </li>
          <li>
            <h2>
              <a href={pages.openProjects.path}>I am a professional</a>
            </h2>
            <p>Read the open assignments with their roles, technologies and prices. No account is needed to look.</p>
          </li>
        </ul>
      </section>
      <section>
        <h2>Open now</h2>
        <OpenNow reading={reading} />
      </section>
      <section>
        <h2>How it works for clients</h2>
        <ol>
          <li>You describe the work in a few sentences, through the contact page or by e-mail.</li>
          <li>We ask what is unclear and agree on the roles, the extent and the price range.</li>
          <li>We publish the assignment here without your name and look for people who fit.</li>
          <li>You meet the people we propose and choose.</li>
          <li>The work starts, and we stay your contact until it ends.</li>
        </ol>
      </section>
      <section>
        <h2>How it works for professionals</h2>
        <ol>
          <li>You read the open projects and pick a role that fits.</li>
          <li>
            You <a href={signInUrl(appUrl)}>sign in</a> and apply with your profile.
          </li>
          <li>You follow what happens with your application there.</li>
          <li>You meet the client, and if both sides agree, you start.</li>
        </ol>
      </section>
      <section>
        <h2>Reach a person</h2>
        <p>
          Write to <SalesEmail /> or use the <a href={pages.contact.path}>contact page</a>.
        </p>
      </section>
    </>
  );
}

export const home: LivePage = (reading) => {
  const { siteName, baseUrl } = config();
  const organization = `${baseUrl}/#organization`;
  return {
    status: 200,
    ...pages.home,
    body: <Body reading={reading} />,
    ...(reading.snapshot && { lastUpdated: reading.snapshot.readAt }),
    transient: reading.state !== 'current',
    jsonLd: [
      {
        '@type': 'Organization',
        '@id': organization,
        name: siteName,
        url: `${baseUrl}/`,
        email: config().salesEmail,
        description: pages.home.description,
      },
      { '@type': 'WebSite', name: siteName, url: `${baseUrl}/`, publisher: { '@id': organization } },
    ],
  };
};
