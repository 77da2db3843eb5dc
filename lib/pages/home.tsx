import { AsOf } from '../components/as-of.tsx';
import { AssignmentLinks } from '../components/assignment-links.tsx';
import { counted } from '../components/counted.ts';
import { FeedNotice } from '../components/feed-notice.tsx';
import { HomeQuestions } from '../components/home-questions.tsx';
import { SalesEmail } from '../components/sales-email.tsx';
import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { pages, signInUrl } from '../site.ts';
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
          <AssignmentLinks projects={reading.snapshot.data.slice(0, SHOWN)} />
        </>
      )}
    </section>
  );
}

function HowItWorks() {
  return (
    <div className="sides">
      <section>
        <h2>How it works for clients</h2>
        <ol className="steps">
          <li>
            <strong>You describe the work</strong> in a few sentences, on the contact page or by e-mail.
          </li>
          <li>
            <strong>We ask what is unclear</strong> and agree with you on roles, extent and price.
          </li>
          <li>
            <strong>We publish the assignment here</strong>, without your name, and look for people who fit.
          </li>
          <li>
            <strong>You meet the people we propose</strong> and choose.
          </li>
          <li>
            <strong>The work starts.</strong> We remain your contact until it ends.
          </li>
        </ol>
      </section>
      <section>
        <h2>How it works for professionals</h2>
        <ol className="steps">
          <li>
            <strong>You read the open projects</strong> and find a role that fits.
          </li>
          <li>
            <strong>
              You <a href={signInUrl(config().appUrl)}>sign in</a>
            </strong>{' '}
            and apply with your profile.
          </li>
          <li>
            <strong>You follow your application</strong> there and see where it stands.
          </li>
          <li>
            <strong>You meet the client.</strong> Both sides say yes, or no.
          </li>
          <li>
            <strong>You agree on the contract</strong> and start.
          </li>
        </ol>
      </section>
    </div>
  );
}

function ServicesInShort() {
  return (
    <section>
      <h2>Services</h2>
      <dl className="terms">
        <div>
          <dt>One person for a gap</dt>
          <dd>A developer, an architect, a test lead: someone who has closed a gap like yours.</dd>
        </div>
        <div>
          <dt>A team for an assignment</dt>
          <dd>Several roles that belong together, each with its extent and its price.</dd>
        </div>
        <div>
          <dt>Advice before the first line</dt>
          <dd>An independent look at a plan, a system or an offer, answered in writing.</dd>
        </div>
      </dl>
      <p>
        <a href={pages.services.path}>More about the services</a>
      </p>
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
