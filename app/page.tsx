import type { Metadata } from 'next';
import { AsOf } from '@/lib/components/as-of.tsx';
import { AssignmentLinks } from '@/lib/components/assignment-links.tsx';
import { counted } from '@/lib/components/counted.ts';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import { JsonLd } from '@/lib/components/json-ld.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { ClientSteps, ProfessionalSteps } from '@/lib/components/steps.tsx';
import { absoluteUrl, config } from '@/lib/config.ts';
import { cutText } from '@/lib/cut-text.ts';
import { lastUpdated } from '@/lib/projects/last-updated.ts';
import { type ProjectsReading, readProjects } from '@/lib/projects/read-projects.ts';
import { pages, type ResourceEntry, resourceEntries, resources, signInUrl } from '@/lib/site.ts';

const SHOWN = 3;
const MOST_IN_TITLE = 70;

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

/** The way from the first message to the start of the work, for both sides. */
function HowItWorks() {
  return (
    <div className="sides">
      <section>
        <h2>How it works for clients</h2>
        <ClientSteps />
      </section>
      <section>
        <h2>How it works for professionals</h2>
        <ProfessionalSteps />
      </section>
    </div>
  );
}

/** What is done for clients, a line each. */
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

/** What both sides ask first, answered with what is true of every installation of this site. */
function HomeQuestions() {
  const { appUrl } = config();
  return (
    <div className="sides questions">
      <section>
        <h2>Questions clients ask</h2>
        <h3>What should my first message say?</h3>
        <p>
          What has to be done, which roles you think of, from when, for how long and where. Two or three sentences are
          enough; what you don’t know yet we find out together.
        </p>
        <h3>Will my name be public?</h3>
        <p>
          No. An assignment is shown with its sector, not with its client. The list has no field for a client’s name.
        </p>
        <h3>What does it cost?</h3>
        <p>
          Asking costs nothing. What a role costs is agreed with you before anyone is proposed, and is published with
          the role where you agree to that.
        </p>
        <h3>Can it be more than one person?</h3>
        <p>Yes. An assignment can hold several roles, each with its own technologies, extent and price.</p>
      </section>
      <section>
        <h2>Questions professionals ask</h2>
        <h3>Do I need an account?</h3>
        <p>
          Not to read. To apply and to follow your application you <a href={signInUrl(appUrl)}>sign in</a>.
        </p>
        <h3>Is the price negotiable?</h3>
        <p>
          The list shows the price the assignment was published with, in its own words. Where it says «not stated», ask
          before you apply.
        </p>
        <h3>Can I work remotely?</h3>
        <p>
          Each assignment says where the work is done, and the <a href={pages.openProjects.path}>open projects</a> can
          be narrowed to those that mention remote work.
        </p>
        <h3>The assignment I saw is gone. Why?</h3>
        <p>An assignment is shown only while it is in matching. When it is filled or withdrawn, it leaves the list.</p>
        <h3>Can my own tools watch the list?</h3>
        <p>
          Yes, as JSON, as markdown and through MCP, without a key. The <a href={pages.docs.path}>documentation</a>{' '}
          shows how.
        </p>
      </section>
    </div>
  );
}

/** Who stands behind the site (schema.org). */
function Publisher() {
  const { siteName, salesEmail } = config();
  const url = absoluteUrl(pages.home.path);
  const organization = { '@type': 'Organization', '@id': `${url}#organization`, name: siteName, url };
  return (
    <>
      <JsonLd data={{ ...organization, email: salesEmail, description: pages.home.description }} />
      <JsonLd data={{ '@type': 'WebSite', name: siteName, url, publisher: { '@id': organization['@id'] } }} />
    </>
  );
}

/** Links in the document's head to all that a machine can use, and this page's own address with the slash that Next takes off. */
function HeadLinks() {
  const address = absoluteUrl(pages.home.path);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {resourceEntries
        .filter(({ path }) => path !== resources.llmsTxt.path)
        .flatMap(({ path, type, rels = [] }: ResourceEntry) =>
          rels.map((rel) => <link key={`${rel} ${path}`} rel={rel} type={type} href={path} />),
        )}
    </>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = pages.home;
  return {
    // Search engines cut what is longer: of a long name only the beginning is there, and the meaning stays.
    title: { absolute: `${title} · ${cutText(config().siteName, MOST_IN_TITLE - title.length - 3)}` },
    description,
    ...lastUpdated(await readProjects()),
  };
}

export default async function Home() {
  return (
    <>
      <HeadLinks />
      <Publisher />
      <Hero />
      <OpenNow reading={await readProjects()} />
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
  );
}
