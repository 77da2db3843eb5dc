import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { companyContact, SalesEmail } from '@/lib/components/contact-details.tsx';
import { type Detail, DetailList } from '@/lib/components/detail-list.tsx';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { Breadcrumbs } from '@/lib/components/json-ld.tsx';
import { config } from '@/lib/config/config.ts';
import { channelOf } from '@/lib/contact/delivery.ts';
import { formKey, issueToken } from '@/lib/contact/form-token.ts';
import { emptyFields, kindOf, type MessageKind, MOST_CHARACTERS } from '@/lib/contact/message.ts';
import { type RefusedForm, readRefusedForm } from '@/lib/contact/refused-form.ts';
import { replyPromise, whatToTell } from '@/lib/content/contact.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';
import { searchParamsOf } from '@/lib/routes/search-params-of.ts';
import { ContactErrorSummary } from './contact-error-summary.tsx';
import { ContactForm, type ContactFormState } from './contact-form.tsx';
import { prefilledMessage } from './prefilled-message.ts';

const { path, title, description } = pages.contact;

type Props = PageProps<'/contact'>;

/** The submitted form that could not be delivered, if this page is the response to one. */
async function refusedForm(): Promise<RefusedForm | null> {
  return readRefusedForm((await headers()).get(innerHeaders.form));
}

async function openAssignment(id: string): Promise<PublicProject | null> {
  if (id === '') return null;
  const { snapshot } = await getProjects();
  return snapshot?.data.byId.get(id) ?? null;
}

/** An empty form, or `null` if messages can't be delivered. */
async function newForm({ searchParams }: Props): Promise<ContactFormState | null> {
  const settings = config();
  if (channelOf(settings) === null) return null;
  const query = searchParamsOf(await searchParams);
  const assignment = (query.get('assignment') ?? '').trim().slice(0, MOST_CHARACTERS.assignment);
  const about = await openAssignment(assignment);
  // The assignment must be open, because the visitor can't change it. The message may be anything, because the visitor can.
  const values = {
    ...emptyFields,
    assignment: about === null ? '' : assignment,
    kind: query.get('apply') === 'yes' ? 'application' : 'question',
    message: prefilledMessage(query.get('about') ?? ''),
  };
  return {
    values,
    errors: {},
    token: issueToken(formKey(settings.contact)),
    about,
    isPrefilled: values.message !== '',
  };
}

export async function generateMetadata(): Promise<Metadata> {
  const refused = await refusedForm();
  return refused === null
    ? { title, description }
    : { title: `Error: ${title}`, description, alternates: null, openGraph: null, robots: { index: false } };
}

/** What to write, so that the first reply can be more than a question. */
function WhatToTell() {
  return (
    <section>
      <h2>What to tell us</h2>
      <ul>
        {whatToTell.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>A few sentences are enough. We can work out the rest together.</p>
      {replyPromise && (
        <p>
          <strong>{replyPromise}</strong>
        </p>
      )}
    </section>
  );
}

/** What to write in a question about an assignment. */
function WhatToAsk() {
  return (
    <section>
      <h2>What to ask</h2>
      <p>
        Anything that the assignment’s page does not say: the work, the people, the rate, the terms. Tell us which role
        you mean if there are several. A question does not count as an application.
      </p>
      {replyPromise && (
        <p>
          <strong>{replyPromise}</strong>
        </p>
      )}
    </section>
  );
}

/** What becomes of an application. */
function WhatHappensNext() {
  return (
    <section>
      <h2>What happens next</h2>
      <p>We read your application and write to you about it.</p>
      {replyPromise && (
        <p>
          <strong>{replyPromise}</strong>
        </p>
      )}
    </section>
  );
}

/** What stands above and beside the form, by the kind of message. */
const ABOUT_KIND = {
  enquiry: { heading: title, lead: '', Beside: WhatToTell },
  question: { heading: 'Ask about this assignment', lead: 'Your question about', Beside: WhatToAsk },
  application: { heading: 'Apply', lead: 'Your application for', Beside: WhatHappensNext },
} as const satisfies Record<MessageKind, object>;

function OtherWays({ hasForm }: { hasForm: boolean }) {
  const details: readonly Detail[] = [['E-mail', <SalesEmail key="email" />], ...companyContact()];
  return (
    <section>
      <h2>{hasForm ? 'Other ways to reach us' : 'How to reach us'}</h2>
      <DetailList details={details} />
      <h2>Looking for work?</h2>
      <p>
        Each of our <a href={pages.openProjects.path}>open assignments</a> has a button to apply, and one to ask about
        it.
      </p>
    </section>
  );
}

export default async function Contact(props: Props) {
  const refused = await refusedForm();
  const form = refused ? { ...refused, about: await openAssignment(refused.values.assignment) } : await newForm(props);
  const about = form?.about ?? null;
  const { heading, lead, Beside } = ABOUT_KIND[form && about ? kindOf(form.values) : 'enquiry'];
  return (
    <>
      {refused && <ContactErrorSummary {...refused} />}
      <h1>{heading}</h1>
      <Breadcrumbs path={path} name={title} />
      {about ? (
        <p className="lead">
          {lead}{' '}
          <a href={assignmentPath(about.id)} {...languageAttributes(about.language)}>
            {about.name}
          </a>
        </p>
      ) : (
        <p className="lead">Tell us about the work and the people you need.</p>
      )}
      <div className={form ? 'beside' : 'sides'}>
        {form && <ContactForm state={form} />}
        <Beside />
        <OtherWays hasForm={form !== null} />
      </div>
    </>
  );
}
