import { AsOf } from '../components/as-of.tsx';
import { AssignmentItem } from '../components/assignment-item.tsx';
import { FeedNotice } from '../components/feed-notice.tsx';
import { FilterForm } from '../components/filter-form.tsx';
import { config } from '../config.ts';
import { type Filter, facetsOf, filterProjects } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import type { PublicProject } from '../projects/project.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { assignmentPath, pages, signInUrl } from '../site.ts';
import type { LivePage } from './page.ts';

function counted(number: number): string {
  return number === 1 ? '1 open assignment' : `${number} open assignments`;
}

function Count({ shown, all, filtered }: { shown: number; all: number; filtered: boolean }) {
  if (!filtered) return <strong>{counted(all)}</strong>;
  return (
    <>
      <strong>{`${shown} of ${counted(all)}`}</strong> {shown === 1 ? 'matches' : 'match'}
    </>
  );
}

function ActiveFilters({ filter }: { filter: Filter }) {
  const active = Object.entries(filter);
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map(([name, value]) => (
        <li key={name}>
          {`${name === 'q' ? 'search' : name}: ${value} `}
          <a href={`${pages.openProjects.path}${queryFromFilter({ ...filter, [name]: undefined })}`}>
            remove <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
      <li>
        <a href={pages.openProjects.path}>show all</a>
      </li>
    </ul>
  );
}

function Body({ reading, filter }: { reading: ProjectsReading; filter: Filter }) {
  const { appUrl } = config();
  const heading = (
    <>
      <h1>{pages.openProjects.title}</h1>
      <p className="lead">
        Assignments that are in matching now, each with all its roles. To apply, <a href={signInUrl(appUrl)}>sign in</a>
        ; to ask something first, <a href={pages.contact.path}>write to us</a>.
      </p>
    </>
  );
  if (reading.snapshot === null) {
    return (
      <>
        {heading}
        <FeedNotice reading={reading} />
      </>
    );
  }
  const { data: all, readAt } = reading.snapshot;
  const shown = filterProjects(all, filter);
  return (
    <>
      {heading}
      <FeedNotice reading={reading} />
      {all.length > 0 && <FilterForm filter={filter} facets={facetsOf(all)} />}
      <p className="count">
        <Count shown={shown.length} all={all.length} filtered={Object.keys(filter).length > 0} />, read{' '}
        <AsOf time={readAt} />.
      </p>
      <ActiveFilters filter={filter} />
      {all.length === 0 && <p>Nothing is open at the moment. New assignments appear here as soon as they are.</p>}
      {shown.map((project) => (
        <AssignmentItem key={project.id} project={project} />
      ))}
    </>
  );
}

function itemList(projects: readonly PublicProject[]): object {
  const { baseUrl } = config();
  return {
    '@type': 'CollectionPage',
    name: pages.openProjects.title,
    url: `${baseUrl}${pages.openProjects.path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: projects.length,
      itemListElement: projects.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${baseUrl}${assignmentPath(id)}`,
      })),
    },
  };
}

export const openProjects: LivePage = (reading, { filter }) => ({
  status: 200,
  ...pages.openProjects,
  path: `${pages.openProjects.path}${queryFromFilter(filter)}`,
  body: <Body reading={reading} filter={filter} />,
  ...(reading.snapshot && { lastUpdated: reading.snapshot.readAt, jsonLd: [itemList(reading.snapshot.data)] }),
  transient: reading.state !== 'current',
  // A filtered list repeats the whole one; search engines need it once.
  noindex: Object.keys(filter).length > 0,
});
