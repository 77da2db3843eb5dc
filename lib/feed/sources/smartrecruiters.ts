import { statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  type Fields,
  fieldsOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  line,
  listIn,
  type NextPage,
  nextOffset,
  pay,
  workplace,
} from './fields.ts';

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
export function* smartrecruiters(body: unknown): Generator<FeedItem | null> {
  for (const posting of listIn(fieldsOf(body).content, 'SmartRecruiters’ postings')) {
    const place = fieldsOf(posting.location);
    const { min, max, currency, period } = fieldsOf(posting.compensation);
    if (!isOrAbsent(posting.visibility, 'public') || !isOrAbsent(posting.active, 'true')) yield null;
    else
      yield {
        id: line(posting.id) ? posting.id : posting.uuid,
        name: line(posting.name),
        sector: labelOf(posting.industry) ?? labelOf(posting.department),
        context: contextOf(posting),
        location: workplace(
          line(place.fullLocation) ?? joinWords([place.city, place.region, line(place.country)?.toUpperCase()]),
          isTrue(place.hybrid) ? 'hybrid' : isTrue(place.remote),
        ),
        country: countries([place.country]),
        status: 'Open',
        posted: statedDate(posting.releasedDate),
        language: fieldsOf(posting.language).code,
        roles: [
          {
            title: line(posting.name),
            allocation: employment(labelOf(posting.typeOfEmployment)),
            price: pay(min, max, currency, period),
          },
        ],
      };
  }
}

export const nextOfSmartrecruiters: NextPage = (body, url) => {
  const { content, offset, totalFound } = fieldsOf(body);
  return nextOffset(url, 'offset', content, offset, totalFound);
};
