import { AsOf } from '../components/as-of.tsx';
import { AssignmentLinks } from '../components/assignment-links.tsx';
import { counted } from '../components/counted.ts';
import { FeedNotice } from '../components/feed-notice.tsx';
import { HomeQuestions } from '../components/home-questions.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { SalesEmail } from '../components/sales-email.tsx';
import { ServicesInShort } from '../components/services-in-short.tsx';
import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { pages } from '../site.ts';
import type { LivePage } from './page.ts';

const SHOWN = 3;

function Hero() {
  return (
    <section className="hero">
      <h1>We staff technology assignments with independent professionals.</h1>
      <div className="doors">
        <div>
          <h2>
            <a href={pages.contact.path}>I need people</a>
          </h2>
          <p>Tell us what has to be done. We come back with people who have done it before.</p>
        </div>
        <div>
          <h2>
            <a href={pages.openProjects.path}>I am a professional</a>
          </h2>
          <p>Read every open assignment with its roles, technologies and prices. No account needed to look.</p>
        </div>
      </div>
    </section>
  );
}

function OpenNow({ reading }: { reading: ProjectsReading }) {
  return (
    <section>
      <h2>Open now</h2>
      <FeedNotice reading={reading} />
      {reading.snapshot && (
        <>
          <p className="count">
            <strong>{counted(reading.snapshot.data.length)}</strong>, read <AsOf time={reading.snapshot.readAt} />.
          </p>
          {reading.snapshot.data.length === 0 && (
            <p>New assignments appear here as soon as matching for them begins.</p>
          )}
          <AssignmentLinks projects={reading.snapshot.data.slice(0, SHOWN)} />
        </>
      )}
    </section>
  );
}

export const home: LivePage = (reading) => {
  const { siteName, baseUrl, salesEmail } = config();
  const organization = `${baseUrl}/#organization`;
  return {
    status: 200,
    ...pages.home,
    body: (
      <>
        <Hero />
        <OpenNow reading={reading} />
        <HowItWorks />
        <ServicesInShort />
        <HomeQuestions />
        <section>
          <h2>Reach a person</h2>
          <p className="lead">
            Write to <SalesEmail /> or use the <a href={pages.contact.path}>contact page</a>.
          </p>
        </section>
      </>
    ),
    ...(reading.snapshot && { lastUpdated: reading.snapshot.readAt }),
    transient: reading.state !== 'current',
    jsonLd: [
      {
        '@type': 'Organization',
        '@id': organization,
        name: siteName,
        url: `${baseUrl}/`,
        email: salesEmail,
        description: pages.home.description,
      },
      { '@type': 'WebSite', name: siteName, url: `${baseUrl}/`, publisher: { '@id': organization } },
    ],
  };
};
