import { at, fieldsOf, firstOf, isOrAbsent, isTrue, joinWords, line } from './fields.ts';
import { type NextPage, nextOffset, postings, type Source } from './postings.ts';

const SECTIONS = ['jobDescription', 'qualifications', 'additionalInformation', 'companyDescription'];

/** SmartRecruiters, public postings: https://dev.smartrecruiters.com/customer-api/posting-api/ */
export const smartrecruiters: Source = (body) =>
  postings(at(body, 'content'), 'SmartRecruiters’ postings', (posting) => {
    if (!isOrAbsent(posting.visibility, 'public') || !isOrAbsent(posting.active, 'true')) return null;
    const { fullLocation, city, region, country, hybrid, remote } = fieldsOf(posting.location);
    const { min, max, currency, period } = fieldsOf(posting.compensation);
    const labelOf = (name: string) => line(at(posting, `${name}.label`));
    const facts = Object.entries({ Department: 'department', Field: 'function', Experience: 'experienceLevel' });
    return {
      id: firstOf(posting.id, posting.uuid),
      name: posting.name,
      sector: labelOf('industry') ?? labelOf('department'),
      // The list has no texts. A single posting has them in sections, which some proxies add to the list.
      html: SECTIONS.map((name) => at(posting, `jobAd.sections.${name}.text`)),
      context: facts.flatMap(([label, name]) => (labelOf(name) ? `${label}: ${labelOf(name)}` : [])).join('\n'),
      places: [line(fullLocation) ?? joinWords([city, region, line(country)?.toUpperCase()])],
      mode: isTrue(hybrid) ? 'hybrid' : isTrue(remote),
      countries: [country],
      posted: posting.releasedDate,
      language: at(posting, 'language.code'),
      employment: [labelOf('typeOfEmployment')],
      pay: [min, max, currency, period],
    };
  });

export const nextOfSmartrecruiters: NextPage = (body, url) => {
  const { content, offset, totalFound } = fieldsOf(body);
  return nextOffset(url, 'offset', content, offset, totalFound);
};
