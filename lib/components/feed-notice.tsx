import { config } from '../config/config.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { dayInWords } from '../public-project/stated-date.ts';
import { SalesEmail } from './contact-details.tsx';

/**
 * Tells readers when the data is example data, outdated or missing. Renders
 * nothing otherwise.
 */
export function FeedNotice({ projects }: { projects: ProjectsState }) {
  if (projects.state === 'none') {
    return (
      <p className="notice" role="status">
        We can’t load the open assignments at the moment. This page will show
        them again as soon as we can. In the meantime, write to <SalesEmail />{' '}
        to find out what is open.
      </p>
    );
  }
  if (projects.state === 'expired') {
    const readAt = projects.snapshot.readAt.toISOString();
    return (
      <p className="notice" role="status">
        We can’t update the open assignments at the moment. This is the list as
        it was on{' '}
        <time
          dateTime={readAt}
        >{`${dayInWords(readAt)}, ${readAt.slice(11, 16)} UTC`}</time>
        . Write to <SalesEmail /> to find out what is open now.
      </p>
    );
  }
  if (config().feed.url === null) {
    return (
      <p className="notice">
        <strong>These are examples.</strong> No feed is configured yet, so this
        site shows made-up assignments.
      </p>
    );
  }
  return null;
}
