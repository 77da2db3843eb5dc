import { config } from '../config/config.ts';
import { formatTime } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import type { ProjectsState } from '../projects/projects-cache.ts';
import { SalesEmail } from './contact-details.tsx';
import { strong } from './tags.tsx';

/**
 * Tells readers when the data is example data, outdated or missing. Renders
 * nothing otherwise.
 */
export function FeedNotice({ projects }: { projects: ProjectsState }) {
  const { state, readAt } = projects;
  if (state === 'current' && config().feed.url !== null) return null;
  return (
    <p className="notice" role="status">
      {t.rich(`notice.${state}`, {
        strong,
        email: SalesEmail,
        time: (chunks) => (
          <time dateTime={readAt?.toISOString()}>{chunks}</time>
        ),
        moment: readAt ? formatTime(readAt) : '',
      })}
    </p>
  );
}
