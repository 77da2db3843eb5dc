import {
  type Fields,
  fieldsOf,
  firstOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  line,
  type NextPage,
  nextOffset,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

const labelOf = (value: unknown) => line(fieldsOf(value).label);

/** The list has no texts. A single posting has them in sections, which some proxies add to the list. */
function contextOf(posting: Fields): string | undefined {
  const sections = fieldsOf(fieldsOf(posting.jobAd).sections);
  const names = ['jobDescription', 'qualifications', 'additionalInformation', 'companyDescription'];
  const labels = { Department: posting.department, Field: posting.function, Experience: posting.experienceLevel };
  const lines = Object.entries(labels).map(([label, value]) => labelOf(value) && `${label}: ${labelOf(value)}`);
  return joinHtml(...names.map((name) => fieldsOf(sections[name]).text)) ?? joinWords(lines, '\n');
}

/** SmartRecruiters, public postings: https://dev.smartrecruiters.com/customer-api/posting-api/ */
export const smartrecruiters: Source = (body) =>
  postings(fieldsOf(body).content, 'SmartRecruiters’ postings', (posting) => {
    if (!isOrAbsent(posting.visibility, 'public') || !isOrAbsent(posting.active, 'true')) return null;
    const place = fieldsOf(posting.location);
    const { min, max, currency, period } = fieldsOf(posting.compensation);
    return {
      id: firstOf(posting.id, posting.uuid),
      name: posting.name,
      sector: labelOf(posting.industry) ?? labelOf(posting.department),
      context: contextOf(posting),
      location: workplace(
        line(place.fullLocation) ?? joinWords([place.city, place.region, line(place.country)?.toUpperCase()]),
        isTrue(place.hybrid) ? 'hybrid' : isTrue(place.remote),
      ),
      countries: [place.country],
      posted: posting.releasedDate,
      language: fieldsOf(posting.language).code,
      employment: [labelOf(posting.typeOfEmployment)],
      price: pay(min, max, currency, period),
    };
  });

export const nextOfSmartrecruiters: NextPage = (body, url) => {
  const { content, offset, totalFound } = fieldsOf(body);
  return nextOffset(url, 'offset', content, offset, totalFound);
};
