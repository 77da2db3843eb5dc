import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FeedNotice } from '@/lib/components/feed-notice.tsx';
import {
  languageAttributes,
  PostingText,
} from '@/lib/components/in-language.tsx';
import { JsonLd } from '@/lib/components/json-ld.tsx';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { getProjects } from '@/lib/projects/get-projects.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { lastChange } from '@/lib/public-project/stated-date.ts';
import { hasOwnHeading } from '@/lib/public-project/text-html.ts';
import { MarkdownOnly } from '@/lib/render/without-client.tsx';
import { LIST_QUERY, rowId } from '@/lib/routes/addresses.ts';
import { parseListQuery } from '@/lib/search/list-query.ts';
import { listAddress } from '@/lib/search/listing.ts';
import { search } from '@/lib/search/search.ts';
import { searchParamsOf } from '../../search-params-of.ts';
import { SomeAssignments } from '../assignments.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { jobPosting } from './job-posting.ts';
import { RoleTable } from './role-table.tsx';

type Props = PageProps<'/open-projects/[id]'>;

/** The list, and its assignment with this id; `null` before it was read. */
async function findAssignment(id: string) {
  const projects = await getProjects();
  const { state, list } = projects;
  const project = state === 'none' ? null : (list.byId.get(id) ?? notFound());
  return { projects, list, project };
}

// Search engines show about this much of a description.
function describe({ name, context, location }: PublicProject) {
  const line = context.replaceAll('\n- ', ' · ').replace(/\s+/g, ' ');
  return cutText([location, line].filter(Boolean).join('. ') || name, 155);
}

// Next passes the id decoded here, and percent-encoded to the page below.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project } = await findAssignment((await params).id);
  if (project === null)
    return {
      title: t('assignment.missing'),
      alternates: null,
      robots: { index: false },
    };
  const { name, language } = project;
  const changed = lastChange(project);
  // What is empty is left out.
  const other = { last_updated: changed ?? '', language: language ?? '' };
  return { title: name, description: describe(project), other };
}

const MOST_SIMILAR = 3;

type SimilarProps = {
  readonly project: PublicProject;
  readonly list: ProjectList;
};

/** The assignments that somebody would find who looks for this one. */
function Similar({ project: { id, location, roles }, list }: SimilarProps) {
  const terms = roles.flatMap(({ title, tech_stack }) => [title, tech_stack]);
  const q = [...terms, location].join(', ');
  const { listed } = search(list, { filter: { q } });
  const others = listed.filter((other) => other.id !== id);
  if (others.length === 0) return null;
  return (
    <section className="more">
      <h2>{t('assignment.similar')}</h2>
      <SomeAssignments
        Title="h3"
        list={list}
        of={others.slice(0, MOST_SIMILAR)}
      />
    </section>
  );
}

type BackProps = { readonly id: string; readonly listQuery: string };

/** A link to the list from which the page was opened. */
function BackLink({ id, listQuery }: BackProps) {
  const list = listAddress(parseListQuery(new URLSearchParams(listQuery)));
  return (
    <p className="back" data-mdast="ignore">
      <a href={`${list}#${rowId(id)}`}>
        {listQuery === '' ? pages.openProjects.label : t('assignment.back')}
      </a>
    </p>
  );
}

function Posting({ project }: { project: PublicProject }) {
  if (project.context === '')
    return <p className="absent">{t('fields.notStated')}</p>;
  return (
    <>
      <MarkdownOnly>
        <p>{t('assignment.quoted')}</p>
      </MarkdownOnly>
      <div data-mdast="quote">
        <PostingText {...project} />
      </div>
    </>
  );
}

export default async function Assignment({ params, searchParams }: Props) {
  const { projects, list, project } = await findAssignment(
    decodeURIComponent((await params).id),
  );
  if (project === null) {
    return (
      <>
        <h1>{t('assignment.missingNow')}</h1>
        <FeedNotice projects={projects} />
      </>
    );
  }
  const { id, name, roles, context, language } = project;
  const listQuery = searchParamsOf(await searchParams).get(LIST_QUERY) ?? '';
  const data = jobPosting(project);
  return (
    <>
      <BackLink id={id} listQuery={listQuery} />
      {data && <JsonLd data={data} />}
      <div className="posting">
        <h1 {...languageAttributes(language)}>{name}</h1>
        <FeedNotice projects={projects} />
        <ApplyPanel project={project} projects={list} />
        <div>
          {roles.length > 1 && (
            <>
              <h2>{t('assignment.roles')}</h2>
              <RoleTable project={project} />
            </>
          )}
          {!hasOwnHeading(context) && <h2>{t('assignment.about')}</h2>}
          <Posting project={project} />
        </div>
      </div>
      <Similar project={project} list={list} />
    </>
  );
}
