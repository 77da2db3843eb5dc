import { fieldsOf, firstOf, joinHtml, joinWords, line, objects, pay, type Source, workplace } from './fields.ts';
import { postings } from './postings.ts';

/** Teamtailor, `jobs.json` of a careers site: a JSON Feed with schema.org’s JobPosting in each item. */
export const teamtailorJobs: Source = (body) =>
  postings(fieldsOf(body).items, 'a Teamtailor careers site', (item) => {
    const job = fieldsOf(item._jobposting);
    const addresses = objects(job.jobLocation).flatMap(({ address }) => objects(address));
    const { value, currency } = fieldsOf(job.baseSalary);
    const salary = fieldsOf(value);
    return {
      id: item.id,
      name: item.title,
      context: joinHtml(firstOf(item.content_html, job.description)),
      location: workplace(
        addresses.map(({ addressLocality, addressCountry }) => joinWords([addressLocality, addressCountry])),
        line(job.jobLocationType) === 'TELECOMMUTE' ? 'remote' : null,
      ),
      countries: addresses.map(({ addressCountry }) => addressCountry),
      until: job.validThrough,
      posted: item.date_published,
      updated: item.date_modified,
      language: item.language,
      employment: [job.employmentType],
      price: pay(
        firstOf(salary.minValue, salary.value),
        firstOf(salary.maxValue, salary.value),
        currency,
        salary.unitText,
      ),
    };
  });
