import { dateIn, dateRange } from './dates.ts';
import { at, fieldsOf, isOpen, line } from './fields.ts';
import { postings } from './postings.ts';

const HALF_DAY_MS = 43_200_000;
/** A day is its midnight in the account’s time zone: noon is on the same day in any zone. */
const dayOf = (time: number) => dateIn(time + HALF_DAY_MS)?.slice(0, 10);

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export const bullhorn = postings('data', (job) => {
  // The API returns published jobs only; a job that says otherwise is left out.
  if (!isOpen(job, { isOpen: 'true 1', isPublic: 'true 1', isDeleted: 'false 0' })) return null;
  const { city, state, countryName } = fieldsOf(job.address);
  const [start = 0, end = 0, added = 0] = ['startDate', 'dateEnd', 'dateAdded'].map((name) =>
    Number(line(job[name]) ?? 0),
  );
  const amount = [job.salary, job.payRate].find((value) => Number(line(value)) > 0);
  return {
    id: job.id,
    name: job.title,
    sector: at(job, 'publishedCategory.name'),
    html: [job.publicDescription],
    places: [[city, state, countryName]],
    mode: job.onSite,
    countries: [countryName],
    // A job whose start nobody has stated starts on the day on which it was added.
    timeline: dateRange(start > added ? dayOf(start) : undefined, dayOf(end)),
    posted: dateIn(job.dateLastPublished ?? job.dateAdded),
    updated: dateIn(job.dateLastModified),
    tech_stack: job.skillList,
    employment: [job.employmentType],
    pay: { min: amount, max: amount, period: job.salaryUnit },
  };
});
