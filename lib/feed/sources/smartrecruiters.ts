import { at, fieldsOf, line } from './fields.ts';
import { postings } from './postings.ts';

/**
 * SmartRecruiters, public postings, without their texts:
 * https://dev.smartrecruiters.com/customer-api/posting-api/
 */
export const smartrecruiters = postings(
  'content',
  (posting) => {
    const place = fieldsOf(posting.location);
    return {
      sector:
        line(at(posting, 'industry.label')) ?? at(posting, 'department.label'),
      places: { ...place, text: place.fullLocation },
      mode: ['hybrid', 'remote'].find((way) => place[way] === true),
      posted: posting.releasedDate,
      language: at(posting, 'language.code'),
      employment: at(posting, 'typeOfEmployment.label'),
      pay: posting.compensation,
    };
  },
  { visibility: 'public', active: 'true' },
);
