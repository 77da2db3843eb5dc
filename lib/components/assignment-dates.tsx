import { formatDate } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import { type Dated, datesToShow } from '../public-project/stated-date.ts';

/** Dates in one line. Renders nothing if there are none. */
export function AssignmentDates({ project }: { readonly project: Dated }) {
  const shown = Object.entries(datesToShow(project)).filter(([, date]) => date);
  if (shown.length === 0) return null;
  return (
    <p className="dates">
      {shown.map(([kind, date = ''], at) => [
        at > 0 && ', ',
        <span key={kind} className="whole">
          {t.rich(at === 0 ? 'dates.first' : 'dates.next', {
            kind,
            day: formatDate(date),
            time: (chunks) => <time dateTime={date}>{chunks}</time>,
          })}
        </span>,
      ])}
    </p>
  );
}
