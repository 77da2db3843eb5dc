import { dateIn, dateRange } from './dates.ts';
import { at, fieldsOf, isOrAbsent, joinWords, line } from './fields.ts';
import { type NextPage, nextOffset, postings, type Source } from './postings.ts';

const HALF_DAY_MS = 43_200_000;
/** A day is its midnight in the account’s time zone: noon is on the same day in any zone. */
const dayOf = (value: unknown) => (typeof value === 'number' ? dateIn(value + HALF_DAY_MS)?.slice(0, 10) : undefined);

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export const bullhorn: Source = (body) =>
  postings(at(body, 'data'), 'Bullhorn’s public jobs API', (job) => {
    // The API returns published jobs only; a job that says otherwise is left out.
    const isPublic = [job.isOpen, job.isPublic].every((value) => isOrAbsent(value, 'true', '1'));
    if (!isPublic || !isOrAbsent(job.isDeleted, 'false')) return null;
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
      posted: dateIn(job.dateLastPublished) ?? dateIn(job.dateAdded),
      updated: dateIn(job.dateLastModified),
      tech_stack: job.skillList,
      employment: [job.employmentType],
      pay: [amount, amount, '', job.salaryUnit],
    };
  });

export const nextOfBullhorn: NextPage = (body, url) => {
  const { data, start, total } = fieldsOf(body);
  return nextOffset(url, 'start', data, start, total);
};
