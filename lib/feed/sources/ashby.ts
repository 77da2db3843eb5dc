import { at, type Fields, fieldsOf, firstOf, isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/** The parts of a job’s pay; companies may choose not to show it. Without a summary they are those of each tier. */
function salaries(job: Fields): readonly Fields[] {
  if (!isOpen(job, { shouldDisplayCompensationOnJobPostings: 'true' })) return [];
  const { summaryComponents, compensationTiers } = fieldsOf(job.compensation);
  const tiers = objects(compensationTiers).flatMap(({ components }) => objects(components));
  const [summary = [], ofTiers = []] = [objects(summaryComponents), tiers].map((components) =>
    components.filter(({ compensationType }) => compensationType === 'Salary'),
  );
  return summary.length > 0 ? summary : ofTiers;
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
