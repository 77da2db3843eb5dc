import { at, fieldsOf, line } from './fields.ts';
import { postings } from './postings.ts';

/** Bullhorn, public jobs API: https://bullhorn.github.io/Public-API/ */
export const bullhorn = postings(
  'data',
  (job) => {
    const address = fieldsOf(job.address);
    const amount = Number(line(job.salary)) > 0 ? job.salary : job.payRate;
    return {
      sector: at(job, 'publishedCategory.name'),
      context: job.publicDescription,
      places: { ...address, country: address.countryName },
      mode: job.onSite,
      posted: job.dateLastPublished ?? job.dateAdded,
      updated: job.dateLastModified,
      tech_stack: job.skillList,
      employment: job.employmentType,
      pay: { min: amount, max: amount, period: job.salaryUnit },
    };
  },
  // The API returns published jobs only; a job that says otherwise is left out.
  { isOpen: 'true 1', isPublic: 'true 1', isDeleted: 'false 0' },
);
