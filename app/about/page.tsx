import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmailLink, PhoneLink } from '@/lib/components/contact-details.tsx';
import { Breadcrumbs, JsonLd, organizationId } from '@/lib/components/json-ld.tsx';
import { LinkedText } from '@/lib/components/linked-text.tsx';
import { TalkToUs } from '@/lib/components/talk-to-us.tsx';
import { absoluteUrl, config } from '@/lib/config.ts';
import { about, type Person, type Picture as PictureFile } from '@/lib/content/about.ts';
import { plainText } from '@/lib/content/rich-text.ts';
import { ASSETS, pages } from '@/lib/site.ts';

const { path, title, description } = pages.about;

export const metadata: Metadata = { title, description };

function Picture({ picture: { file, alt, ...size } }: { picture: PictureFile }) {
  // biome-ignore lint/performance/noImgElement: the site serves its images unchanged
  return <img src={`${ASSETS}/${file}?v=${config().assetVersion}`} alt={alt} {...size} />;
}

function Reach({ reach }: { reach: string }) {
  if (reach.startsWith('https://')) return <a href={reach}>{reach.slice('https://'.length)}</a>;
  return reach.startsWith('+') ? <PhoneLink phone={reach} /> : <EmailLink address={reach} />;
}

function People({ people }: { people: readonly Person[] }) {
  return (
    <section>
      <h2>People</h2>
      <ul className="people">
        {people.map(({ name, role, reach, picture }) => (
          <li key={name}>
            {picture && <Picture picture={picture} />}
            <strong>{name}</strong>
            <span className="visually-hidden">, </span>
            <span>{role}</span>
            <span className="visually-hidden">: </span>
            <Reach reach={reach} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The people of the organisation that the home page describes (schema.org). */
function Employees({ people }: { people: readonly Person[] }) {
  const employee = people.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
  const mainEntity = { '@type': 'Organization', '@id': organizationId(), employee };
  return <JsonLd data={{ '@type': 'AboutPage', name: title, url: absoluteUrl(path), mainEntity }} />;
}

/** Who the consultancy is, in its own words. */
export default function AboutUs() {
  if (about === null) notFound();
  const { lead, picture, story, people, references } = about;
  return (
    <>
      <Breadcrumbs path={path} name={title} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {picture && <Picture picture={picture} />}
      <Employees people={people} />
      <div className="rows">
        {story.length > 0 && (
          <section>
            <h2>Who we are</h2>
            {story.map((paragraph) => (
              <p key={plainText(paragraph)}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </section>
        )}
        {people.length > 0 && <People people={people} />}
        {references.length > 0 && (
          <section>
            <h2>Work for clients</h2>
            <dl className="terms">
              {references.map(({ client, work }) => (
                <div key={client}>
                  <dt>{client}</dt>
                  <dd>
                    <LinkedText text={work} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <TalkToUs />
    </>
  );
}
