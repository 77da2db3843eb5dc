import { Portrait } from '@/lib/brand/pictures.tsx';
import { LinkedText } from '@/lib/components/rich-text.tsx';
import { hidden } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { content } from '@/lib/content/content.ts';
import type { Person, Picture, Reference } from '@/lib/content/language.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/routes/pages.ts';
import { ASSETS } from '@/lib/routes/resources.ts';

const MOST_ON_OTHER_PAGES = 3;

/** A picture of the consultancy, served unchanged. */
export function Photo({ file, alt, ...size }: Picture) {
  return (
    // biome-ignore lint/performance/noImgElement: the site serves its images unchanged
    <img
      src={`${ASSETS}/${file}?v=${config().assetVersion}`}
      alt={alt}
      {...size}
    />
  );
}

/** A face, and whose it is. */
function Member({ name, role, picture }: Omit<Person, 'reach'>) {
  return (
    <>
      {picture ? <Photo {...picture} /> : <Portrait />}
      <strong>{name}</strong>
      {hidden(', ')}
      <span>{role}</span>
    </>
  );
}

/** What was done for a client. */
function Case({ client, work, figure }: Reference) {
  return (
    <p>
      {figure && <strong className="figure">{figure}</strong>}{' '}
      <strong>{client}.</strong> <LinkedText text={work} />
    </p>
  );
}

/**
 * Clients who may be named, with what was done for them, and the people of the
 * consultancy, with how to reach them: the first ones, as far as there are any.
 */
export function WorkAndPeople({ most }: { most?: number }) {
  const { about } = content;
  const people = about?.people.slice(0, most) ?? [];
  const references = about?.references.slice(0, most) ?? [];
  return (
    <>
      {references.length > 0 && (
        <section>
          <h2>{t('firm.references')}</h2>
          <div className="columns">
            {references.map((reference) => (
              <Case key={reference.client} {...reference} />
            ))}
          </div>
        </section>
      )}
      {people.length > 0 && (
        <section>
          <h2>{t('firm.people')}</h2>
          <ul className="people">
            {people.map((person) => (
              <li key={person.name}>
                <Member {...person} />
                {hidden(': ')}
                <span>
                  <LinkedText text={person.reach} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A link to what else there is about the consultancy, if there is more. */
const More = () =>
  content.about && (
    <p>
      <a href={pages.about.path}>{t('firm.more')}</a>
    </p>
  );

/** The first people and references, shown on other pages, if there are any. */
export const WhoWeAre = () => (
  <>
    <WorkAndPeople most={MOST_ON_OTHER_PAGES} />
    <More />
  </>
);

/**
 * What speaks for the firm on the home page, as far as it is written: an
 * introduction, a person with a promise, a case. Beside example assignments an
 * example shows the rest.
 */
export function Proof() {
  const { home, clients, about, exampleProof } = content;
  const example = config().feed.url === null ? exampleProof : null;
  const introduction = home.introduction ?? example?.introduction;
  const promise = clients.replyPromise ?? example?.replyPromise;
  const [person = example?.person] = about?.people ?? [];
  const [reference = example?.reference] = about?.references ?? [];
  if (!(introduction || promise || person || reference)) return null;
  return (
    <section className="proof">
      <h2 className="visually-hidden">{t('firm.heading')}</h2>
      {introduction && <p className="statement">{introduction}</p>}
      <div className="voice">
        {person && <Member {...person} />}
        {promise && <blockquote>{promise}</blockquote>}
      </div>
      {reference && <Case {...reference} />}
      <More />
    </section>
  );
}
