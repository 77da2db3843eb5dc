import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { searchParamsOf, signInUrl } from '@/lib/addresses.ts';
import { Breadcrumbs } from '@/lib/components/breadcrumbs.tsx';
import { companyContact } from '@/lib/components/company-contact.tsx';
import { ContactErrorSummary } from '@/lib/components/contact-error-summary.tsx';
import { ContactForm, type ContactFormState } from '@/lib/components/contact-form.tsx';
import { FactList } from '@/lib/components/fact-list.tsx';
import { SalesEmail } from '@/lib/components/sales-email.tsx';
import { config } from '@/lib/config.ts';
import { channelOf } from '@/lib/contact/channel.ts';
import { emptyFields } from '@/lib/contact/form.ts';
import { formKey, issueToken } from '@/lib/contact/form-token.ts';
import { MOST_CHARACTERS } from '@/lib/contact/message.ts';
import { type RefusedForm, readRefusedForm } from '@/lib/contact/refused-form.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { readProjects } from '@/lib/projects/read-projects.ts';
import type { PublicProject } from '@/lib/public-project.ts';
import { pages } from '@/lib/site.ts';

const { path, title, description } = pages.contact;

type Props = PageProps<'/contact'>;

/** The submitted form that could not be delivered, if this page is the response to one. */
async function refusedForm(): Promise<RefusedForm | null> {
  return readRefusedForm((await headers()).get(innerHeaders.form));
}

async function openAssignment(id: string): Promise<PublicProject | null> {
  if (id === '') return null;
  const { snapshot } = await readProjects();
  return snapshot?.data.byId.get(id) ?? null;
}

/** An empty form, or `null` if messages can't be delivered. */
async function newForm({ searchParams }: Props): Promise<ContactFormState | null> {
  const settings = config();
  if (channelOf(settings.contact) === null) return null;
  const named = searchParamsOf(await searchParams).get('assignment') ?? '';
  const assignment = named.trim().slice(0, MOST_CHARACTERS.assignment);
  const about = await openAssignment(assignment);
  // Only an open assignment is carried over: a link must not be able to put arbitrary text into the form.
  const values = { ...emptyFields, assignment: about === null ? '' : assignment };
  return { values, errors: {}, token: issueToken(formKey(settings.contact)), about };
}

export async function generateMetadata(): Promise<Metadata> {
  const refused = await refusedForm();
  return refused === null
    ? { title, description }
    : { title: `Error: ${title}`, description, alternates: null, openGraph: null, robots: { index: false } };
}

function OtherWays() {
  const facts = companyContact().filter(([, value]) => value !== null);
  return (
    facts.length > 0 && (
      <>
        <h2>Other ways to reach us</h2>
        <FactList facts={facts} />
      </>
    )
  );
}

export default async function Contact(props: Props) {
  const refused = await refusedForm();
  const form = refused ? { ...refused, about: await openAssignment(refused.values.assignment) } : await newForm(props);
  return (
    <>
      {refused && <ContactErrorSummary {...refused} />}
      <h1>{title}</h1>
      <Breadcrumbs path={path} name={title} />
      <p className="lead">
        Write to <SalesEmail />
        {form && <span data-mdast="ignore">, or use the form</span>}. A few sentences about the work are enough to get
        started.
      </p>
      {form && <ContactForm state={form} />}
      <h2>For clients</h2>
      <p>
        It helps to know what needs doing, which roles you have in mind, when the work starts, how long it will last and
        where it takes place.
      </p>
      <h2>For professionals</h2>
      <p>
        To apply, <a href={signInUrl(config().appUrl)}>sign in</a> and choose an assignment. If you have a question
        about one, write to us and include its id.
      </p>
      <OtherWays />
    </>
  );
}
