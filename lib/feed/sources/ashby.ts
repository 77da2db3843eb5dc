import { at, type Fields, fieldsOf, firstOf, isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/** The parts of a job’s pay; companies may choose not to show it. Without a summary they are those of each tier. */
function salaries(job: Fields): readonly Fields[] | undefined {
  if (!isOpen(job, { shouldDisplayCompensationOnJobPostings: 'true' })) return undefined;
  const { summaryComponents, compensationTiers } = fieldsOf(job.compensation);
  return [summaryComponents, objects(compensationTiers).flatMap(({ components }) => components)]
    .map((components) => objects(components).filter(({ compensationType }) => compensationType === 'Salary'))
    .find((found) => found.length > 0);
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
    countries: places.map(
      ({ address }) => at(address, 'postalAddress.addressCountry') ?? at(address, 'addressCountry'),
    ),
    posted: job.publishedAt,
    employment: [job.employmentType],
    pay: salaries(job),
  };
});
