import { Fragment } from 'react';
import { dayInWords } from '../public-project/stated-date.ts';

type LabelledDate = { readonly label: string; readonly date: string };

/** A date after the words that introduce it. */
export function AssignmentDate({ label, date }: LabelledDate) {
  return (
    <span className="whole">
      {`${label} `}
      <time dateTime={date}>{dayInWords(date)}</time>
    </span>
  );
}

/** Dates in one line. Renders nothing if there are none. */
export function AssignmentDates({ dates }: { dates: readonly LabelledDate[] }) {
  if (dates.length === 0) return null;
  return (
    <p className="dates">
      {dates.map((one, at) => (
        <Fragment key={one.label}>
          {at > 0 && ', '}
          <AssignmentDate {...one} />
        </Fragment>
      ))}
    </p>
  );
}
