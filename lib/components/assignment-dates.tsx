import type { PublicProject } from '../public-project/public-project.ts';
import { datesToShow, dayInWords } from '../public-project/stated-date.ts';

/** When an assignment was posted and last changed, as far as the feed says so. Renders nothing if it doesn't. */
export function AssignmentDates({ project }: { project: PublicProject }) {
  const dates = datesToShow(project);
  if (dates.length === 0) return null;
  return (
    <p className="dates">
      {dates.map(({ label, date }, at) => (
        <span key={label} className="whole">
          {`${label} `}
          <time dateTime={date}>{dayInWords(date)}</time>
          {at < dates.length - 1 && ', '}
        </span>
      ))}
    </p>
  );
}
