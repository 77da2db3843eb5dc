import { at, type Fields, fieldsOf, firstOf, isOpen, joinWords, line, objects } from './fields.ts';
import { payIn } from './pay.ts';
import { postings } from './postings.ts';

/** The pay of a job; companies may choose not to show it. Without a summary it is that of each tier. */
function price(job: Fields): string | undefined {
  if (!isOpen(job, { shouldDisplayCompensationOnJobPostings: 'true' })) return undefined;
  const { summaryComponents, compensationTiers } = fieldsOf(job.compensation);
  const salaries = (components: unknown) =>
    joinWords(
      objects(components)
        .filter(({ compensationType }) => compensationType === 'Salary')
        .map(payIn),
      '; ',
    );
  return salaries(summaryComponents) ?? salaries(objects(compensationTiers).flatMap(({ components }) => components));
}

/** Ashby, public job board: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby = postings('jobs', (job) => {
  if (!isOpen(job, { isListed: 'true' })) return null;
  const places = [job, ...objects(job.secondaryLocations)];
  return {
    // Not every board gives ids.
    id: firstOf(job.id, line(job.jobUrl)?.split('/').at(-1)),
    name: job.title,
    sector: firstOf(job.department, job.team),
    html: [job.descriptionHtml],
    context: job.descriptionPlain,
    places: places.map(({ location }) => location),
    mode: firstOf(job.workplaceType) ?? job.isRemote,
    countries: places.map(({ address }) =>
      firstOf(at(address, 'postalAddress.addressCountry'), at(address, 'addressCountry')),
    ),
    posted: job.publishedAt,
    employment: [job.employmentType],
    price: price(job),
  };
});
