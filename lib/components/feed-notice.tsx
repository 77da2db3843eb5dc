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
  const email = () => <SalesEmail />;
  if (projects.state === 'none')
    return (
      <p className="notice" role="status">
        {t.rich('notice.none', { email })}
      </p>
    );
  if (projects.state === 'expired') {
    const { readAt } = projects.snapshot;
    return (
      <p className="notice" role="status">
        {t.rich('notice.expired', {
          email,
          moment: formatTime(readAt),
          time: (chunks) => (
            <time dateTime={readAt.toISOString()}>{chunks}</time>
          ),
        })}
      </p>
    );
  }
  if (config().feed.url !== null) return null;
  return (
    <p className="notice">
      {t.rich('notice.examples', {
        strong: (chunks) => <strong>{chunks}</strong>,
      })}
    </p>
  );
}
