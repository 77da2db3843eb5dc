import { dateIn, dateRange } from './dates.ts';
import { at, fieldsOf, firstOf, isOpen, joinWords, line } from './fields.ts';
import { pay } from './pay.ts';
import { postings } from './postings.ts';

const HALF_DAY_MS = 43_200_000;
/** A day is its midnight in the account’s time zone: noon is on the same day in any zone. */
const dayOf = (value: unknown) => (typeof value === 'number' ? dateIn(value + HALF_DAY_MS)?.slice(0, 10) : undefined);

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export const bullhorn = postings('data', (job) => {
  // The API returns published jobs only; a job that says otherwise is left out.
  if (!isOpen(job, { isOpen: 'true 1', isPublic: 'true 1', isDeleted: 'false 0' })) return null;
  const { city, state, countryName } = fieldsOf(job.address);
  // A job whose start nobody has stated starts on the day on which it was added.
  const start = Number(line(job.startDate)) > Number(line(job.dateAdded) ?? 0) ? job.startDate : undefined;
  const amount = [job.salary, job.payRate].find((value) => Number(line(value)) > 0);
  return {
    id: job.id,
    name: job.title,
    sector: at(job, 'publishedCategory.name'),
    html: [job.publicDescription],
    places: [joinWords([city, state, countryName])],
    mode: job.onSite,
    countries: [countryName],
    timeline: dateRange(dayOf(start), dayOf(job.dateEnd)),
    posted: firstOf(job.dateLastPublished, job.dateAdded),
    updated: job.dateLastModified,
    tech_stack: job.skillList,
    employment: [job.employmentType],
    price: pay(amount, amount, '', job.salaryUnit),
  };
});
