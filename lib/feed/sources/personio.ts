import {
  fieldsOf,
  firstOf,
  joinHtml,
  listOf,
  objects,
  pay,
  type Source,
  type SourceContext,
  section,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

/** Personio, public XML of a careers site: https://developer.personio.de/docs/retrieving-open-job-positions */
export function personio(body: unknown, { url }: Pick<SourceContext, 'url'>): ReturnType<Source> {
  const jobs = fieldsOf(body)['workzag-jobs'];
  return postings(
    jobs === undefined ? null : objects(fieldsOf(jobs).position),
    'a Personio careers site',
    (position) => {
      const { min, max, currencyCode, currencySymbol, type } = fieldsOf(position.salaryInformation);
      const sections = objects(fieldsOf(position.jobDescriptions).jobDescription);
      const { additionalOffices: more } = position;
      return {
        id: position.id,
        name: position.name,
        sector: position.department,
        context: joinHtml(sections.map((one) => section(one.name, one.value, one.type ?? one['@type']))),
        location: workplace([position.office, ...listOf(typeof more === 'object' ? fieldsOf(more).office : more)]),
        posted: position.createdAt,
        language: /[?&]language=([a-z]{2})/.exec(url)?.[1],
        employment: [position.schedule, position.employmentType],
        price: pay(min, max, firstOf(currencyCode, currencySymbol), type),
      };
    },
  );
}
