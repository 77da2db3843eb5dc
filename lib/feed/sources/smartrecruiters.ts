import { at, fieldsOf, firstOf, isOpen, isTrue, line } from './fields.ts';
import { postings } from './postings.ts';

/** SmartRecruiters, public postings: https://dev.smartrecruiters.com/customer-api/posting-api/ */
export const smartrecruiters = postings('content', (posting) => {
  if (!isOpen(posting, { visibility: 'public', active: 'true' })) return null;
  const { fullLocation, city, region, country, hybrid, remote } = fieldsOf(posting.location);
  return {
    id: posting.id,
    name: posting.name,
    sector: firstOf(at(posting, 'industry.label'), at(posting, 'department.label')),
    // The list has no texts. A single posting has them in sections, which some proxies add to the list.
    html: ['jobDescription', 'qualifications', 'additionalInformation', 'companyDescription'].map((name) =>
      at(posting, `jobAd.sections.${name}.text`),
    ),
    places: [fullLocation ?? [city, region, line(country)?.toUpperCase()]],
    mode: isTrue(hybrid) ? 'hybrid' : remote,
    countries: [country],
    posted: posting.releasedDate,
    language: at(posting, 'language.code'),
    employment: [at(posting, 'typeOfEmployment.label')],
    pay: posting.compensation,
  };
});
