import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { AsOf } from './as-of.tsx';
import { SalesEmail } from './sales-email.tsx';

/** Says what a reader must know about the data shown: that it is example data, old, or missing. Nothing when all is well. */
export function FeedNotice({ reading }: { reading: ProjectsReading }) {
  if (reading.state === 'none') {
    return (
      <p className="notice" role="status">
        The list of open assignments can’t be read at the moment. It is tried again by itself; meanwhile <SalesEmail />{' '}
        can tell what is open.
      </p>
    );
  }
  if (reading.state === 'expired') {
    return (
      <p className="notice" role="status">
        The list of open assignments can’t be refreshed at the moment. This is how it stood on{' '}
        <AsOf time={reading.snapshot.readAt} />; <SalesEmail /> can tell what is open now.
      </p>
    );
  }
  if (config().feed.url === null) {
    return (
      <p className="notice">
        <strong>These are examples.</strong> No feed is configured, so made-up assignments are shown.
      </p>
    );
  }
  return null;
}
