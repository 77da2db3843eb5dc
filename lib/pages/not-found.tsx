import { AssignmentLinks } from '../components/assignment-links.tsx';
import type { PublicProject } from '../projects/project.ts';
import { pageEntries, pages } from '../site.ts';
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
        <p className="lead">There is no page at this address. These are the pages of this site.</p>
        <dl className="terms">
          {pageEntries.map((entry) => (
            <div key={entry.path}>
              <dt>
                <a href={entry.path}>{entry.label}</a>
              </dt>
              <dd>{entry.description}</dd>
            </div>
          ))}
        </dl>
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
        <p className="lead">
          It may have been filled or withdrawn since you got the link, or the address may have a typing error. An
          assignment stays on this site only while it is open.
        </p>
        {nearest.length > 0 && <h2>What is open now</h2>}
        <AssignmentLinks projects={nearest} />
      </>
    ),
  };
}

/** The list of open assignments ends before this page of it. */
export function pageBeyond(path: string, first: string): PageView {
  return {
    status: 404,
    title: 'The list is shorter now',
    description: 'The list of open assignments ends before this page.',
    path,
    body: (
      <>
        <h1>The list is shorter now</h1>
        <p className="lead">
          {pages.openProjects.label} end before this page. Some may have been filled since you got the link.
        </p>
        <p>
          <a href={first}>Go to the first page</a>
        </p>
      </>
    ),
  };
}
