import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TalkToUs } from '@/lib/components/contact-details.tsx';
import { JsonLd, organizationId } from '@/lib/components/json-ld.tsx';
import { PageHead } from '@/lib/components/page-head.tsx';
import { Paragraphs } from '@/lib/components/rich-text.tsx';
import { absoluteUrl } from '@/lib/config/config.ts';
import { about } from '@/lib/content/about.ts';
import { pages } from '@/lib/content/pages.ts';
import { People, Picture, References } from './who-we-are.tsx';

const { path, title, description } = pages.about;

export const metadata: Metadata = { title, description };

/** Who the consultancy is, in its own words. */
export default function AboutUs() {
  if (about === null) notFound();
  const { lead, picture, story, people, references } = about;
  const employee = people.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
  const mainEntity = { '@type': 'Organization', '@id': organizationId(), employee };
  return (
    <>
      <PageHead path={path} title={title}>
        {lead}
      </PageHead>
      {picture && <Picture picture={picture} />}
      <JsonLd data={{ '@type': 'AboutPage', name: title, url: absoluteUrl(path), mainEntity }} />
      <div className="rows">
        {story.length > 0 && (
          <section>
            <h2>Who we are</h2>
            <Paragraphs texts={story} />
          </section>
        )}
        <People people={people} />
        <References references={references} />
      </div>
      <TalkToUs />
    </>
  );
}
