import type { Metadata } from 'next';
import { headers } from 'next/headers';
import {
  companyContact,
  DetailList,
  SalesEmail,
} from '@/lib/components/contact-details.tsx';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { linkTo } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { channelOf } from '@/lib/contact/channel.ts';
import { formKey, issueToken } from '@/lib/contact/form-token.ts';
import { kindOf, type MessageKind } from '@/lib/contact/message.ts';
import { readRefusedForm } from '@/lib/contact/refused-form.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { innerHeaders } from '@/lib/http/inner-headers.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import { assignmentPath, contactPath } from '@/lib/routes/addresses.ts';
import { PageHead } from '../page-head.tsx';
import { searchParamsOf } from '../search-params-of.ts';
import { ContactErrorSummary } from './contact-error-summary.tsx';
import { ContactForm, type ContactFormState } from './contact-form.tsx';

const { title, description } = pages.contact;

type Props = PageProps<'/contact'>;

/**
 * The submitted form that could not be delivered, if this page is the response
 * to one.
 */
const refusedForm = async () =>
  readRefusedForm((await headers()).get(innerHeaders.form));

async function openAssignment(id?: string | null) {
  if (!id) return null;
  const { list } = await getProjects();
  return list.byId.get(id) ?? null;
}

/** What visitors can't see, and so would send without knowing. */
const UNSEEN = /[^\P{C}\n]/gu;

/** The form as a link opens it. */
async function newForm({ searchParams }: Props): Promise<ContactFormState> {
  const query = searchParamsOf(await searchParams);
  const parameter = (name: string) =>
    (query.get(name) ?? '').replace(UNSEEN, '');
  const about = await openAssignment(query.get('assignment'));
  // The assignment must be open, because the visitor can't change it. The rest
  // may be anything, because the visitor can.
  const values = {
    assignment: about?.id ?? '',
    kind: parameter('kind'),
    message: parameter('about'),
    place: parameter('place'),
    start: parameter('start'),
    rate: parameter('rate'),
  };
  const token = issueToken(formKey(config().contact));
  return { values, errors: {}, token, about };
}

export async function generateMetadata(): Promise<Metadata> {
  if ((await refusedForm()) === null) return { title, description };
  return {
    title: t('contact.errorTitle', { title }),
    description,
    robots: { index: false },
  };
}

type WaysProps = { readonly hasForm: boolean; readonly kind: MessageKind };

function OtherWays({ hasForm, kind }: WaysProps) {
  const { replyPromise } = content.clients;
  return (
    <section>
      {replyPromise && (
        <p>
          <strong>{replyPromise}</strong>
        </p>
      )}
      <h2>{t(hasForm ? 'contact.otherWays' : 'contact.ways')}</h2>
      <DetailList
        details={[
          [t('company.email'), <SalesEmail key="email" />],
          ...companyContact(),
        ]}
      />
      <h2>{t('contact.lookingForWork')}</h2>
      <p>
        {t.rich(
          kind === 'candidate'
            ? 'contact.applyThere'
            : 'contact.applyThereOrWrite',
          {
            list: linkTo(pages.openProjects.path),
            form: linkTo(contactPath({ kind: 'candidate' })),
          },
        )}
      </p>
    </section>
  );
}

export default async function Contact(props: Props) {
  const refused = await refusedForm();
  const state = refused
    ? { ...refused, about: await openAssignment(refused.values.assignment) }
    : await newForm(props);
  const hasForm = refused !== null || channelOf(config()) !== null;
  const { about, values } = state;
  const kind = kindOf(values);
  const lead = t.rich(`contact.${kind}.lead`, {
    assignment: about?.name ?? values.assignment ?? '',
    link: about
      ? linkTo(assignmentPath(about.id), languageAttributes(about.language))
      : (chunks) => chunks,
  });
  return (
    <>
      {refused && <ContactErrorSummary {...refused} />}
      <PageHead
        title={t(`contact.${kind}.heading`)}
        description={lead}
        pattern={2}
      />
      <div className={hasForm ? 'beside' : undefined}>
        {hasForm && <ContactForm state={state} />}
        <OtherWays hasForm={hasForm} kind={kind} />
      </div>
    </>
  );
}
