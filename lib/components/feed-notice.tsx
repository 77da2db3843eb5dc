import { config } from '../config.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { AsOf } from './as-of.tsx';
import { SalesEmail } from './sales-email.tsx';

/** Says what a reader must know about the data shown: that it is example data, old, or missing. Nothing when all is well. */
export function FeedNotice({ reading }: { reading: ProjectsReading }) {
  if (reading.state === 'none') {
    return (
      <p className="notice" role="status">
        We can’t load the open assignments at the moment. This page will show them again as soon as we can. In the
        meantime, write to <SalesEmail /> to find out what is open.
      </p>
    );
  }
  if (reading.state === 'expired') {
    return (
      <p className="notice" role="status">
        We can’t update the open assignments at the moment. This is the list as it was on{' '}
        <AsOf time={reading.snapshot.readAt} />. Write to <SalesEmail /> to find out what is open now.
      </p>
    );
  }
  if (config().feed.url === null) {
    return (
      <p className="notice">
        <strong>These are examples.</strong> No feed is configured yet, so this site shows made-up assignments.
      </p>
    );
  }
  return null;
}
