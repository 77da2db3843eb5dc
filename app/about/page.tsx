import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TalkToUs } from '@/lib/components/contact-details.tsx';
import { Paragraphs } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { pages } from '@/lib/content/pages.ts';
import { People, Picture, References } from './who-we-are.tsx';

const { title, description } = pages.about;

export const metadata: Metadata = { title, description };

/** Who the consultancy is, in its own words. */
export default function AboutUs() {
  const { about } = content;
  if (about === null) notFound();
  const { lead, picture, story, people, references } = about;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {picture && <Picture picture={picture} />}
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
