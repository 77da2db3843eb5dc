import { Fragment } from 'react';
import { dayInWords } from '../public-project/stated-date.ts';

type Dates = readonly { readonly label: string; readonly date: string }[];

/** Dates, each after the words that introduce it. Renders nothing if there are none. */
export function AssignmentDates({ dates }: { dates: Dates }) {
  if (dates.length === 0) return null;
  return (
    <p className="dates">
      {dates.map(({ label, date }, at) => (
        <Fragment key={label}>
          {at > 0 && ', '}
          <span className="whole">
            {`${label} `}
            <time dateTime={date}>{dayInWords(date)}</time>
          </span>
        </Fragment>
      ))}
    </p>
  );
}
