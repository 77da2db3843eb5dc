import { type Filter, similarProjects } from '../projects/filter.ts';
import { queryFromFilter } from '../projects/filter-query.ts';
import type { PublicProject } from '../projects/project.ts';
import { relaxations } from '../projects/relax.ts';
import { pages } from '../site.ts';
import { AssignmentLinks } from './assignment-links.tsx';
import { counted } from './counted.ts';
import { filterLabels, filterValue } from './filter-labels.ts';

/** What to do when no assignment matches: which filter to give up, and what comes nearest. */
export function NoMatch({ projects, filter }: { projects: readonly PublicProject[]; filter: Filter }) {
  const ways = Object.keys(filter).length > 1 ? relaxations(projects, filter) : [];
  const { remote: _, ...sought } = filter;
  const nearest = similarProjects(projects, Object.values(sought).join(' '));
  return (
    <>
      <h2>Nothing open matches all of this</h2>
      {ways.length > 0 && (
        <>
          <p>With one filter less there would be something:</p>
          <ul>
            {ways.map(({ without, filter: rest, count }) => (
              <li key={without}>
                <a href={`${pages.openProjects.path}${queryFromFilter(rest)}`}>
                  {`Without «${filterLabels[without]}: ${filterValue(without, filter[without] ?? '')}»`}
                </a>
                {`: ${counted(count)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{nearest.length > 0 ? 'Nearest to what you look for' : 'Open now'}</h3>
      <AssignmentLinks projects={nearest.length > 0 ? nearest : projects.slice(0, 3)} />
    </>
  );
}
