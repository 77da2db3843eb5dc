import { dateRange } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  fieldsOf,
  isOrAbsent,
  joinHtml,
  joinWords,
  line,
  listIn,
  type NextPage,
  nextOffset,
  pay,
  workplace,
} from './fields.ts';

const HALF_DAY_MS = 43_200_000;
const YEAR_2100 = 4_102_444_800_000;

/** Milliseconds since 1970, if they are a date. */
const millis = (value: unknown) => (typeof value === 'number' && value > 0 && value < YEAR_2100 ? value : null);
const timeOf = (value: unknown) => (millis(value) === null ? undefined : new Date(Number(value)).toISOString());
/** A day is its midnight in the account’s time zone: noon is on the same day in any zone. */
const dayOf = (value: unknown) => (millis(value) === null ? undefined : Number(value) + HALF_DAY_MS);

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export function* bullhorn(body: unknown): Generator<FeedItem | null> {
  for (const job of listIn(fieldsOf(body).data, 'Bullhorn’s public jobs API')) {
    const { city, state, countryName } = fieldsOf(job.address);
    // A job whose start nobody has stated starts on the day on which it was added.
    const start = (millis(job.startDate) ?? 0) > (millis(job.dateAdded) ?? 0) ? job.startDate : undefined;
    const amount = typeof job.salary === 'number' && job.salary > 0 ? job.salary : job.payRate;
    // The API returns published jobs only; a job that says otherwise is left out.
    const isPublic = isOrAbsent(job.isOpen, 'true', '1') && isOrAbsent(job.isPublic, 'true', '1');
    if (!isPublic || !isOrAbsent(job.isDeleted, 'false')) yield null;
    else
      yield {
        id: job.id,
        name: line(job.title),
        sector: line(fieldsOf(job.publishedCategory).name),
        context: joinHtml(job.publicDescription),
        location: workplace(joinWords([city, state, countryName]), job.onSite),
        country: countries([countryName]),
        timeline: dateRange(dayOf(start), dayOf(job.dateEnd)),
        status: 'Open',
        posted: timeOf(job.dateLastPublished) ?? timeOf(job.dateAdded),
        updated: timeOf(job.dateLastModified),
        roles: [
          {
            title: line(job.title),
            tech_stack: line(job.skillList),
            allocation: employment(job.employmentType),
            price: pay(amount, amount, '', job.salaryUnit),
          },
        ],
      };
  }
}

export const nextOfBullhorn: NextPage = (body, url) => {
  const { data, start, total } = fieldsOf(body);
  return nextOffset(url, 'start', data, start, total);
};
