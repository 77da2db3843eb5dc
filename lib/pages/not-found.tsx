import { AssignmentLinks } from '../components/assignment-links.tsx';
import type { PublicProject } from '../projects/project.ts';
import { pageEntries } from '../site.ts';
import type { PageView } from './page.ts';

/** There is nothing at this address. */
export function notFound(path: string): PageView {
  return {
    status: 404,
    title: 'Page not found',
    description: 'There is no page at this address.',
    path,
    body: (
      <>
        <h1>Page not found</h1>
        <p>There is no page at this address. These are the pages of this site:</p>
        <ul>
          {pageEntries.map((entry) => (
            <li key={entry.path}>
              <a href={entry.path}>{entry.label}</a>: {entry.description}
            </li>
          ))}
        </ul>
      </>
    ),
  };
}

/** There is no open assignment with this id: it is gone, or it never was. */
export function assignmentGone(path: string, nearest: readonly PublicProject[]): PageView {
  return {
    status: 404,
    title: 'This assignment is not open',
    description: 'There is no open assignment at this address.',
    path,
    body: (
      <>
        <h1>This assignment is not open</h1>
        <p>
          It may have been filled or withdrawn since you got the link, or the address may have a typing error. An
          assignment stays on this site only while it is open.
        </p>
        {nearest.length > 0 && <h2>Open now</h2>}
        <AssignmentLinks projects={nearest} />
      </>
    ),
  };
}
