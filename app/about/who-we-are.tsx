import { Fragment } from 'react';
import { Portrait } from '@/lib/brand/pictures.tsx';
import {
  DetailList,
  EmailLink,
  PhoneLink,
} from '@/lib/components/contact-details.tsx';
import { LinkedText } from '@/lib/components/rich-text.tsx';
import { hidden } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { content } from '@/lib/content/content.ts';
import type {
  Person,
  Picture as PictureFile,
  Reference,
} from '@/lib/content/language.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/routes/pages.ts';
import { ASSETS } from '@/lib/routes/resources.ts';

const MOST_ON_OTHER_PAGES = 3;

/** A picture of the consultancy, served unchanged. */
export function Picture({
  picture: { file, alt, ...size },
}: {
  picture: PictureFile;
}) {
  return (
    // biome-ignore lint/performance/noImgElement: the site serves its images unchanged
    <img
      src={`${ASSETS}/${file}?v=${config().assetVersion}`}
      alt={alt}
      {...size}
    />
  );
}

function Reach({ reach }: { reach: string }) {
  if (reach.startsWith('https://'))
    return <a href={reach}>{reach.slice('https://'.length)}</a>;
  return reach.startsWith('+') ? (
    <PhoneLink phone={reach} />
  ) : (
    <EmailLink address={reach} />
  );
}

/**
 * The people of the consultancy, and how to reach them. Renders nothing without
 * any.
 */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t('firm.people')}</h2>
      <ul className="people">
        {people.map(({ name, role, reach, picture }, at) => (
          <li key={name}>
            {picture ? <Picture picture={picture} /> : <Portrait at={at} />}
            <strong>{name}</strong>
            {hidden(', ')}
            <span>{role}</span>
            {hidden(': ')}
            <Reach reach={reach} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Clients who may be named, and what was done for them. Renders nothing without
 * any.
 */
export function References({
  references,
}: {
  references: readonly Reference[];
}) {
  if (references.length === 0) return null;
  return (
    <section>
      <h2>{t('firm.references')}</h2>
      <DetailList
        className="terms"
        details={references.map(({ client, work, figure }) => [
          client,
          <Fragment key={client}>
            {figure && <strong className="figure">{figure}</strong>}
            {figure && ' '}
            <LinkedText text={work} />
          </Fragment>,
        ])}
      />
    </section>
  );
}

/**
 * The first people and references, shown on other pages. Renders nothing if
 * there are none.
 */
export function WhoWeAre() {
  const { about } = content;
  if (about === null || about.people.length + about.references.length === 0)
    return null;
  return (
    <>
      <References references={about.references.slice(0, MOST_ON_OTHER_PAGES)} />
      <People people={about.people.slice(0, MOST_ON_OTHER_PAGES)} />
      <p>
        <a href={pages.about.path}>{t('firm.more')}</a>
      </p>
    </>
  );
}
