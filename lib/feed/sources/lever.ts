import { fieldsOf, line, objects } from './fields.ts';
import { postings, section } from './postings.ts';

/**
 * Lever, public postings with `mode=json`:
 * https://github.com/lever/postings-api
 */
export const lever = postings(
  '',
  (posting) => {
    const { department, team, location, allLocations, commitment } = fieldsOf(
      posting.categories,
    );
    // Items without a list around them.
    const lists = objects(posting.lists).map(({ text, content }) =>
      section(text, `<ul>${line(content) ?? ''}</ul>`),
    );
    return {
      name: posting.text,
      sector: line(department) ?? team,
      context: [posting.description, ...lists, posting.additional],
      places: [location, allLocations].flat(),
      mode: posting.workplaceType,
      country: posting.country,
      posted: posting.createdAt,
      employment: commitment,
      pay: posting.salaryRange,
    };
  },
  // This address returns published postings only, without stating it.
  { state: 'published', confidentiality: 'non-confidential' },
);
