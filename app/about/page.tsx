import { notFound } from 'next/navigation';
import { TalkToUs } from '@/lib/components/closing.tsx';
import { Paragraphs } from '@/lib/components/rich-text.tsx';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { PageHead } from '../page-head.tsx';
import { Photo, WorkAndPeople } from './who-we-are.tsx';

export const metadata = pages.about;

/** Who the consultancy is, in its own words. */
export default function AboutUs() {
  const { about } = content;
  if (about === null) notFound();
  const { lead, picture, story } = about;
  return (
    <>
      <PageHead {...pages.about} description={lead} pattern={2} />
      {picture && <Photo {...picture} />}
      {story.length > 0 && (
        <section className="story">
          <h2>{t('firm.heading')}</h2>
          <Paragraphs texts={story} />
        </section>
      )}
      <WorkAndPeople />
      <TalkToUs />
    </>
  );
}
