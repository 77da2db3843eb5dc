import type { Metadata } from 'next';
import { Picture } from '@/lib/brand/pictures.tsx';
import { TalkToUs } from '@/lib/components/closing.tsx';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import { Publisher } from '@/lib/components/json-ld.tsx';
import { config } from '@/lib/config/config.ts';
import { content } from '@/lib/content/content.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { Proof } from './about/who-we-are.tsx';
import { SomeAssignments } from './open-projects/assignments.tsx';

const MOST_ON_HOME = 5;

function Hero() {
  const { headline, waysIn } = content.home;
  return (
    <div className="hero">
      <h1>{headline}</h1>
      <div className="sides doors">
        {[
          { ...waysIn.clients, path: pages.contact.path },
          { ...waysIn.professionals, path: pages.openProjects.path },
        ].map(({ name, text, path }) => (
          <section key={path}>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

function OpenNow({ projects }: { projects: ProjectsState }) {
  const { state, list } = projects;
  const open = list.newestFirst;
  return (
    <section>
      <div className="heading">
        <h2>{t('home.openNow')}</h2>
        {open.length > 0 && (
          <p className="count">
            <strong>{t('list.count', { count: open.length })}</strong>.
          </p>
        )}
      </div>
      <FeedNotice projects={projects} />
      {open.length > 0 ? (
        <SomeAssignments
          Title="h3"
          list={list}
          of={open.slice(0, MOST_ON_HOME)}
        />
      ) : (
        state !== 'none' && <p>{t('home.noneOpen')}</p>
      )}
    </section>
  );
}

function ServicesInShort() {
  return (
    <section>
      <h2>{t('home.services')}</h2>
      <div className="columns">
        {content.services.map(({ name, summary }, at) => (
          <div key={name}>
            <Picture at={at} />
            <h3>{name}</h3>
            <p>{summary}</p>
          </div>
        ))}
      </div>
      <p>
        <a href={pages.services.path}>{t('home.moreServices')}</a>
      </p>
    </section>
  );
}

export const metadata: Metadata = {
  ...pages.home,
  // The layout's template is for the pages below it.
  title: `${pages.home.title} · ${config().siteName}`,
};

export default async function Home() {
  const projects = await getProjects();
  return (
    <>
      <Publisher />
      <Hero />
      <Proof />
      <OpenNow projects={projects} />
      <ServicesInShort />
      <TalkToUs />
    </>
  );
}
