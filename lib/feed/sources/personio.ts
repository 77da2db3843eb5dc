import { FeedFailure } from '../feed-content.ts';
import { statedDate } from './dates.ts';
import {
  employment,
  type FeedItem,
  fieldsOf,
  joinHtml,
  line,
  listOf,
  objects,
  pay,
  section,
  workplace,
} from './fields.ts';

/** Personio, public XML of a careers site: https://developer.personio.de/docs/retrieving-open-job-positions */
export function* personio(body: unknown, { url }: { readonly url: string }): Generator<FeedItem | null> {
  const jobs = fieldsOf(body)['workzag-jobs'];
  if (jobs === undefined) throw new FeedFailure('this is not the answer of a Personio careers site');
  for (const position of objects(fieldsOf(jobs).position)) {
    const { min, max, currencyCode, currencySymbol, type } = fieldsOf(position.salaryInformation);
    const sections = objects(fieldsOf(position.jobDescriptions).jobDescription);
    const { additionalOffices: more } = position;
    yield {
      id: position.id,
      name: line(position.name),
      sector: line(position.department),
      context: joinHtml(sections.map((one) => section(one.name, one.value, one.type ?? one['@type']))),
      location: workplace([position.office, ...listOf(typeof more === 'object' ? fieldsOf(more).office : more)]),
      status: 'Open',
      posted: statedDate(position.createdAt),
      language: /[?&]language=([a-z]{2})/.exec(url)?.[1],
      roles: [
        {
          title: line(position.name),
          allocation: employment(position.schedule, position.employmentType),
          price: pay(min, max, line(currencyCode) ?? currencySymbol, type),
        },
      ],
    };
  }
}
