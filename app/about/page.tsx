import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs, JsonLd, organizationId } from '@/lib/components/json-ld.tsx';
import { LinkedText } from '@/lib/components/linked-text.tsx';
import { TalkToUs } from '@/lib/components/talk-to-us.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { about, type Person } from '@/lib/content/about.ts';
import { pages } from '@/lib/content/pages.ts';
import { People } from './people.tsx';
import { Picture } from './picture.tsx';
import { References } from './references.tsx';

const { path, title, description } = pages.about;

export const metadata: Metadata = { title, description };

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
            {story.map((paragraph, at) => (
              <p key={at}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </section>
        )}
        {people.length > 0 && <People people={people} />}
        {references.length > 0 && <References references={references} />}
      </div>
      <TalkToUs />
    </>
  );
}
