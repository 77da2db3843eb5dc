import { deadline, statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  fieldsOf,
  joinHtml,
  joinWords,
  line,
  listIn,
  objects,
  pay,
  workplace,
} from './fields.ts';

/** Teamtailor, `jobs.json` of a careers site: a JSON Feed with schema.org’s JobPosting in each item. */
export function* teamtailorJobs(body: unknown): Generator<FeedItem | null> {
  for (const item of listIn(fieldsOf(body).items, 'a Teamtailor careers site')) {
    const job = fieldsOf(item._jobposting);
    const addresses = objects(job.jobLocation).flatMap(({ address }) => objects(address));
    const { value, currency } = fieldsOf(job.baseSalary);
    const salary = fieldsOf(value);
    const [least, most] = [salary.minValue, salary.maxValue].map((end) => (line(end) ? end : salary.value));
    yield {
      id: item.id,
      name: line(item.title),
      context: joinHtml(line(item.content_html) ? item.content_html : job.description),
      location: workplace(
        addresses.map(({ addressLocality, addressCountry }) => joinWords([addressLocality, addressCountry])),
        line(job.jobLocationType) === 'TELECOMMUTE' ? 'remote' : null,
      ),
      country: countries(addresses.map(({ addressCountry }) => addressCountry)),
      ...deadline(job.validThrough),
      status: 'Open',
      posted: statedDate(item.date_published),
      updated: statedDate(item.date_modified),
      language: item.language,
      roles: [
        {
          title: line(item.title),
          allocation: employment(job.employmentType),
          price: pay(least, most, currency, salary.unitText),
        },
      ],
    };
  }
}
