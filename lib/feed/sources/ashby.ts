import { at, type Fields, fieldsOf, isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/** The parts of a job’s pay; companies may choose not to show it. Without a summary they are those of each tier. */
function salaries(job: Fields): readonly Fields[] {
  if (!isOpen(job, { shouldDisplayCompensationOnJobPostings: 'true' })) return [];
  const { summaryComponents, compensationTiers } = fieldsOf(job.compensation);
  const salariesIn = (list: unknown) => objects(list).filter((part) => part.compensationType === 'Salary');
  const summary = salariesIn(summaryComponents);
  return summary.length > 0 ? summary : objects(compensationTiers).flatMap((tier) => salariesIn(tier.components));
}

/** Ashby, public job board: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby = postings('jobs', (job) => {
  if (!isOpen(job, { isListed: 'true' })) return null;
  const places = [job, ...objects(job.secondaryLocations)];
  return {
    id: job.id,
    name: job.title,
    sector: line(job.department) ?? job.team,
    context: line(job.descriptionHtml) ?? job.descriptionPlain,
    places: places.map(({ location }) => location),
    mode: line(job.workplaceType) ?? (job.isRemote === true && 'remote'),
    country: places.map((one) => at(one, 'address.postalAddress.addressCountry') ?? at(one, 'address.addressCountry')),
    posted: job.publishedAt,
    employment: job.employmentType,
    pay: salaries(job),
  };
});
