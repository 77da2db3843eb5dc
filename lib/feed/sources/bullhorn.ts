import { dateRange } from './dates.ts';
import {
  fieldsOf,
  isOrAbsent,
  joinHtml,
  joinWords,
  line,
  type NextPage,
  nextOffset,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

const HALF_DAY_MS = 43_200_000;
const YEAR_2100 = 4_102_444_800_000;

/** Milliseconds since 1970, if they are a date. */
const millis = (value: unknown) => (typeof value === 'number' && value > 0 && value < YEAR_2100 ? value : null);
const timeOf = (value: unknown) => (millis(value) === null ? undefined : new Date(Number(value)).toISOString());
/** A day is its midnight in the account’s time zone: noon is on the same day in any zone. */
const dayOf = (value: unknown) => (millis(value) === null ? undefined : Number(value) + HALF_DAY_MS);

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export const bullhorn: Source = (body) =>
  postings(fieldsOf(body).data, 'Bullhorn’s public jobs API', (job) => {
    // The API returns published jobs only; a job that says otherwise is left out.
    const isPublic = isOrAbsent(job.isOpen, 'true', '1') && isOrAbsent(job.isPublic, 'true', '1');
    if (!isPublic || !isOrAbsent(job.isDeleted, 'false')) return null;
    const { city, state, countryName } = fieldsOf(job.address);
    // A job whose start nobody has stated starts on the day on which it was added.
    const start = (millis(job.startDate) ?? 0) > (millis(job.dateAdded) ?? 0) ? job.startDate : undefined;
    const amount = typeof job.salary === 'number' && job.salary > 0 ? job.salary : job.payRate;
    return {
      id: job.id,
      name: job.title,
      sector: fieldsOf(job.publishedCategory).name,
      context: joinHtml(job.publicDescription),
      location: workplace(joinWords([city, state, countryName]), job.onSite),
      countries: [countryName],
      timeline: dateRange(dayOf(start), dayOf(job.dateEnd)),
      posted: timeOf(job.dateLastPublished) ?? timeOf(job.dateAdded),
      updated: timeOf(job.dateLastModified),
      tech_stack: line(job.skillList),
      employment: [job.employmentType],
      price: pay(amount, amount, '', job.salaryUnit),
    };
  });

export const nextOfBullhorn: NextPage = (body, url) => {
  const { data, start, total } = fieldsOf(body);
  return nextOffset(url, 'start', data, start, total);
};
