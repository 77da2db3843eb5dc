import { at, objects } from './fields.ts';
import { postings, section } from './postings.ts';

/**
 * Personio, public XML of a careers site:
 * https://developer.personio.de/docs/retrieving-open-job-positions
 */
export const personio = postings(
  'workzag-jobs.position',
  (position, _, url) => ({
    sector: position.department,
    context: objects(at(position, 'jobDescriptions.jobDescription')).map(
      ({ name, value, type }) => section(name, value, type),
    ),
    places: [position.office, at(position, 'additionalOffices.office')].flat(),
    posted: position.createdAt,
    language: new URL(url).searchParams.get('language'),
    employment: [position.schedule, position.employmentType],
    pay: position.salaryInformation,
  }),
);
