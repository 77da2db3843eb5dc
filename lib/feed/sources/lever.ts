import {
  fieldsOf,
  firstOf,
  isOrAbsent,
  joinHtml,
  lastSegment,
  listOf,
  objects,
  pay,
  type Source,
  section,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

/** Lever, public postings with `mode=json`: https://github.com/lever/postings-api */
export const lever: Source = (body) =>
  postings(body, 'Lever’s postings with mode=json', (posting) => {
    // This address returns published postings only, without stating it.
    if (!isOrAbsent(posting.state, 'published') || !isOrAbsent(posting.confidentiality, 'non-confidential'))
      return null;
    const { department, team, location, allLocations, commitment } = fieldsOf(posting.categories);
    const { min, max, currency, interval } = fieldsOf(posting.salaryRange);
    const lists = objects(posting.lists).map(({ text, content }) => section(text, content));
    return {
      id: firstOf(posting.id, lastSegment(posting.hostedUrl)),
      name: posting.text,
      sector: firstOf(department, team),
      context: joinHtml(
        firstOf(posting.description, posting.descriptionPlain),
        ...lists,
        firstOf(posting.additional, posting.additionalPlain),
      ),
      location: workplace([location, ...listOf(allLocations)], posting.workplaceType),
      // Of several places it is the country of the first.
      countries: new Set(listOf(allLocations)).size > 1 ? [] : [posting.country],
      posted: posting.createdAt,
      employment: [commitment],
      price: pay(min, max, currency, interval),
    };
  });
