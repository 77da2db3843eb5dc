import { at, fieldsOf, firstOf, objects } from './fields.ts';
import { postings, type Source, section } from './postings.ts';

/** Personio, public XML of a careers site: https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: Source = (body, { url }) => {
  const jobs = at(body, 'workzag-jobs');
  return postings(jobs === undefined ? jobs : objects(at(jobs, 'position')), 'a Personio careers site', (position) => {
    const { min, max, currencyCode, currencySymbol, type } = fieldsOf(position.salaryInformation);
    const { additionalOffices: more } = position;
    return {
      id: position.id,
      name: position.name,
      sector: position.department,
      html: objects(at(position, 'jobDescriptions.jobDescription')).map((one) =>
        section(one.name, one.value, one.type ?? one['@type']),
      ),
      places: [position.office, at(more, 'office') ?? more].flat(),
      posted: position.createdAt,
      language: /[?&]language=([a-z]{2})/.exec(url)?.[1],
      employment: [position.schedule, position.employmentType],
      pay: [min, max, firstOf(currencyCode, currencySymbol), type],
    };
  });
};
