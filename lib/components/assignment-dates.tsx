import { formatDay } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import type { ShownDates } from '../public-project/stated-date.ts';

/** Dates in one line. Renders nothing if there are none. */
export function AssignmentDates({ dates }: { dates: ShownDates }) {
  const shown = Object.entries(dates).filter(([, date]) => date);
  if (shown.length === 0) return null;
  return (
    <p className="dates">
      {shown.map(([kind, date = ''], at) => [
        at > 0 && ', ',
        <span key={kind} className="whole">
          {t.rich(at === 0 ? 'dates.first' : 'dates.next', {
            kind,
            day: formatDay(date),
            time: (chunks) => <time dateTime={date}>{chunks}</time>,
          })}
        </span>,
      ])}
    </p>
  );
}
