import type { ReactNode } from 'react';
import { config } from '../config/config.ts';
import { formatTime } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { SalesEmail } from './contact-details.tsx';

/**
 * Tells readers when the data is example data, outdated or missing. Renders
 * nothing otherwise.
 */
export function FeedNotice({ projects }: { projects: ProjectsState }) {
  const { state, snapshot } = projects;
  const email = () => <SalesEmail />;
  if (state === 'current') {
    if (config().feed.url !== null) return null;
    const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
    return <p className="notice">{t.rich('notice.examples', { strong })}</p>;
  }
  const time = (chunks: ReactNode) => (
    <time dateTime={snapshot?.readAt.toISOString()}>{chunks}</time>
  );
  return (
    <p className="notice" role="status">
      {snapshot === null
        ? t.rich('notice.none', { email })
        : t.rich('notice.expired', {
            email,
            time,
            moment: formatTime(snapshot.readAt),
          })}
    </p>
  );
}
