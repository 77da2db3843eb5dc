import { at, type Fields, fieldsOf, isOpen, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/**
 * Ashby, public job board:
 * https://developers.ashbyhq.com/docs/public-job-posting-api
 */
export const ashby = postings(
  'jobs',
  (job) => {
    const places = [job, ...objects(job.secondaryLocations)];
    // Companies may choose not to show the pay.
    const isPayShown = { shouldDisplayCompensationOnJobPostings: 'true' };
    const { summaryComponents, compensationTiers } = fieldsOf(
      isOpen(job, isPayShown) && job.compensation,
    );
    const isSalary = (part: Fields) => part.compensationType === 'Salary';
    const summary = objects(summaryComponents).filter(isSalary);
    const tiers = objects(compensationTiers).flatMap((tier) =>
      objects(tier.components).filter(isSalary),
    );
    return {
      sector: line(job.department) ?? job.team,
      context: [job.descriptionHtml, job.descriptionPlain].find(line),
      places: places.map((place) => ({
        text: place.location,
        country:
          at(place, 'address.postalAddress.addressCountry') ??
          at(place, 'address.addressCountry'),
      })),
      mode: job.workplaceType,
      posted: job.publishedAt,
      employment: job.employmentType,
      pay: summary.length > 0 ? summary : tiers,
    };
  },
  { isListed: 'true' },
);
