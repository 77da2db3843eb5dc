import { Portrait } from '@/lib/brand/pictures.tsx';
import { LinkedText } from '@/lib/components/rich-text.tsx';
import { hidden } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { content } from '@/lib/content/content.ts';
import type { Reference } from '@/lib/content/language.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/routes/pages.ts';
import { Picture } from './who-we-are.tsx';

/** What is written; an example of the rest beside example assignments. */
function proofToShow() {
  const { home, clients, about, exampleProof } = content;
  const example = config().feed.url === null ? exampleProof : null;
  return {
    introduction: home.introduction ?? example?.introduction,
    replyPromise: clients.replyPromise ?? example?.replyPromise,
    person: about?.people[0] ?? example?.person,
    reference: about?.references[0] ?? example?.reference,
  };
}

type VoiceProps = Pick<
  ReturnType<typeof proofToShow>,
  'person' | 'replyPromise'
>;

/** A person with a promise, as far as there are any. */
function Voice({ person, replyPromise }: VoiceProps) {
  if (!person && !replyPromise) return null;
  return (
    <figure className="voice">
      {person?.picture ? <Picture picture={person.picture} /> : <Portrait />}
      {replyPromise && <blockquote>{replyPromise}</blockquote>}
      {person && (
        <figcaption>
          <strong>{person.name}</strong>
          {hidden(', ')}
          <span>{person.role}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Case({
  reference: { client, work, figure },
}: {
  reference: Reference;
}) {
  return (
    <p className="case">
      {figure && <strong className="figure">{figure}</strong>}{' '}
      <strong>{client}.</strong> <LinkedText text={work} />
    </p>
  );
}

/**
 * What speaks for the firm on the home page: an introduction, a person with a
 * promise, a case. Renders nothing if nothing is written.
 */
export function Proof() {
  const proof = proofToShow();
  if (!Object.values(proof).some(Boolean)) return null;
  const { introduction, reference, ...voice } = proof;
  return (
    <section className="proof">
      <h2 className="visually-hidden">{t('firm.heading')}</h2>
      {introduction && <p className="statement">{introduction}</p>}
      <Voice {...voice} />
      {reference && <Case reference={reference} />}
      {content.about && (
        <p>
          <a href={pages.about.path}>{t('firm.more')}</a>
        </p>
      )}
    </section>
  );
}
