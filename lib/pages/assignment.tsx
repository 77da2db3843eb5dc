import { AsOf } from '../components/as-of.tsx';
import { AssignmentFacts } from '../components/assignment-facts.tsx';
import { AssignmentLinks } from '../components/assignment-links.tsx';
import { FeedNotice } from '../components/feed-notice.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { RoleTable } from '../components/role-table.tsx';
import { SalesEmail } from '../components/sales-email.tsx';
import { Share } from '../components/share.tsx';
import { config } from '../config.ts';
import { similarProjects } from '../projects/filter.ts';
import type { PublicProject } from '../projects/project.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { assignmentPath, contactPath, pages, signInUrl } from '../site.ts';
import { assignmentGone } from './not-found.tsx';
import type { LivePage } from './page.ts';

function Body({
  project,
  similar,
  reading,
}: {
  project: PublicProject;
  similar: readonly PublicProject[];
  reading: ProjectsReading;
}) {
  const { appUrl, baseUrl } = config();
  const address = assignmentPath(project.id);
  return (
    <>
      <p className="back" data-mdast="ignore">
        <a href={pages.openProjects.path}>{pages.openProjects.label}</a>
      </p>
      <h1>{project.name}</h1>
      <FeedNotice reading={reading} />
      <AssignmentFacts project={project} />
      <h2>Context</h2>
      {project.context ? <Paragraphs text={project.context} /> : <p className="absent">not stated</p>}
      <h2>{project.roles.length === 1 ? 'Role' : 'Roles'}</h2>
      <RoleTable roles={project.roles} label={`Roles of ${project.name}`} address={address} />
      <div className="sides">
        <section>
          <h2>For professionals</h2>
          <p>
            Sign in to apply: the sign-in site is told which assignment you come from. There you also follow what
            happens with your application.
          </p>
          <p className="tools">
            <a className="button" href={signInUrl(appUrl, project.id)}>
              Sign in to apply
            </a>
          </p>
        </section>
        <section>
          <h2>Questions, or similar work?</h2>
          <p>
            <a href={contactPath(project.id)}>Write to us</a> or to <SalesEmail />, and name assignment{' '}
            <span className="mono">{project.id}</span>.
          </p>
        </section>
      </div>
      {similar.length > 0 && <h2>Similar open projects</h2>}
      <AssignmentLinks projects={similar} />
      <Share address={`${baseUrl}${address}`} title={project.name} />
      {reading.snapshot && (
        <p className="as-of">
          Read <AsOf time={reading.snapshot.readAt} />.
        </p>
      )}
    </>
  );
}

function unavailable(reading: ProjectsReading, path: string) {
  return {
    status: 503,
    title: 'Assignment can’t be shown',
    description: 'The list of open assignments can’t be read at the moment.',
    path,
    body: (
      <>
        <h1>This assignment can’t be shown at the moment</h1>
        <FeedNotice reading={reading} />
      </>
    ),
    transient: true,
  } as const;
}

const DESCRIPTION_LENGTH = 155;

function describe({ context, location }: PublicProject): string {
  const text = [location, context].filter(Boolean).join('. ').replace(/\s+/g, ' ');
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

export const assignment: LivePage = (reading, { id }) => {
  const path = assignmentPath(id);
  if (reading.snapshot === null) return unavailable(reading, path);
  const { data: projects, readAt } = reading.snapshot;
  const project = projects.find((candidate) => candidate.id === id);
  if (project === undefined) {
    const nearest = similarProjects(projects, { id, text: id.replaceAll(/[-_]/g, ' ') });
    return assignmentGone(path, nearest.length > 0 ? nearest : projects.slice(0, 3));
  }
  const text = [project.sector, project.location, ...project.roles.flatMap((role) => [role.title, role.tech_stack])];
  return {
    status: 200,
    title: project.name,
    description: describe(project),
    path,
    body: (
      <Body project={project} similar={similarProjects(projects, { id, text: text.join(' ') })} reading={reading} />
    ),
    lastUpdated: readAt,
    picture: [
      project.roles.map((role) => role.title).join(', '),
      [project.location, project.timeline].filter(Boolean).join(' · '),
    ].filter(Boolean),
    transient: reading.state !== 'current',
  };
};
